import { mount } from "svelte";
import App from "./App.svelte";
import "./design/tokens.css";
import "./design/page.css";
import { followLinks } from "./shell/router.svelte";
import { keepSettings, settings } from "./shell/settings.svelte";
import { guessLanguage, speak } from "./words/words.svelte";

keepSettings();
followLinks();
await speak(settings.language ?? guessLanguage(navigator.languages));
mount(App, { target: document.getElementById("app") ?? document.body });
