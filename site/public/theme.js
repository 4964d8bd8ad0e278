// Before the first paint, so that a dark page never flashes white. The key is the documents' own (AMB-053);
// who never chose gets what the system has.
(() => {
  let dark = null;
  try {
    dark = localStorage.getItem('dark');
  } catch {}
  const isDark = dark === null ? matchMedia('(prefers-color-scheme: dark)').matches : dark === 'true';
  if (!isDark) return;
  document.documentElement.dataset.theme = 'dark';
  document.querySelector('meta[name="theme-color"]').content = '#0a0f12';
})();
