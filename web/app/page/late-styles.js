/* Runs inline in every page. The critical styles are inlined; the whole sheet loads as a print
   style sheet, which doesn't block rendering, and applies once it has loaded. */
(() => {
  const sheet = document.getElementById('late-styles');
  const apply = () => {
    sheet.media = 'all';
  };
  if (sheet?.sheet) apply();
  else sheet?.addEventListener('load', apply, { once: true });
})();
