import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import { typefaces } from "./design/fonts";
import "./design/tokens.css";
import "./design/page.css";
import "./design/contrast.css";
import { awaitOffer } from "./shell/install.svelte";
import { followLinks } from "./shell/router.svelte";
import { keepSettings, settings } from "./shell/settings.svelte";
import { keepAppReady } from "./shell/update.svelte";
import { guessLanguage, speak } from "./words/words.svelte";

awaitOffer();
keepSettings();
followLinks();
await Promise.all([speak(settings.language ?? guessLanguage(navigator.languages)), typefaces()]);
mount(App, { target: document.getElementById("app") ?? document.body });
keepAppReady();
