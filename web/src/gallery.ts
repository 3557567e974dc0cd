// All pictures on one page, for illustrators: `make web-dev`, then /gallery.html?art=knatsch&theme=dark.
import { mount } from "svelte";
import Gallery from "./art/Gallery.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/page.css";

mount(Gallery, { target: document.getElementById("app") ?? document.body });
