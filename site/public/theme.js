// Before the first paint, so that a dark page never flashes white. The key is the documents' own (AMB-053).
try {
  if (localStorage.getItem('dark') === 'true') document.documentElement.dataset.theme = 'dark';
} catch {}
