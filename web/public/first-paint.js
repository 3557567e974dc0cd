// Applies the theme and language of the last visit before anything is painted, so that nothing flashes.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("wuerfelreich") ?? "{}");
  } catch {
    // Private windows may block storage, and somebody may have edited the value: fall back to the defaults.
  }
  const dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (kept.language) document.documentElement.lang = kept.language;
})();
