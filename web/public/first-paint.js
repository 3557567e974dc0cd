// Applies the theme, contrast and language of the last visit before anything is painted, so that nothing flashes.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("wuerfelreich") ?? "{}");
  } catch {
    // Private windows may block storage, and somebody may have edited the value: fall back to the defaults.
  }
  const dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  const high =
    kept.contrast === "high" || (kept.contrast !== "normal" && matchMedia("(prefers-contrast: more)").matches);
  document.documentElement.dataset.contrast = high ? "high" : "normal";
  if (kept.language) document.documentElement.lang = kept.language;
})();
