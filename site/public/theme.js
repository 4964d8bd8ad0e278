// Before the first paint, so that a dark page never flashes white. The key is the documents' own (AMB-053);
// who never chose gets what the system has.
(() => {
  let dark = null;
  try {
    dark = localStorage.getItem('dark');
  } catch {}
  const isDark = dark === null ? matchMedia('(prefers-color-scheme: dark)').matches : dark === 'true';
  if (isDark) document.documentElement.dataset.theme = 'dark';
})();
