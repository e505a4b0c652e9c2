/*
 * Runs inline in every page. The page has the styles of its first paint; the whole sheet comes as one
 * for printing, which no paint waits for, and counts from the moment it has arrived.
 */
(() => {
  const sheet = document.getElementById('late-styles');
  const apply = () => {
    sheet.media = 'all';
  };
  if (sheet?.sheet) apply();
  else sheet?.addEventListener('load', apply, { once: true });
})();
