// Before anything is painted: the theme and the language of the last visit, so that nothing flashes.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("wuerfelreich") ?? "{}");
  } catch {
    // Private windows may forbid it, or somebody has edited it: the usual settings hold then.
  }
  const dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (kept.language) document.documentElement.lang = kept.language;
})();
