/* Runs inline in every page. The critical styles are inlined; the whole sheet loads as a print
   style sheet after the first paint, and applies once it has loaded. A failed request is repeated,
   because without the sheet the page would stay half styled. */
(() => {
  let retries = 0;
  let isApplied = false;
  let sheet = document.getElementById('late-styles');
  const apply = () => {
    isApplied = true;
    sheet.media = 'all';
  };
  const watch = () => {
    sheet.addEventListener('load', apply, { once: true });
    sheet.addEventListener('error', retry, { once: true });
  };
  const request = () => {
    if (isApplied) return;
    const next = sheet.cloneNode();
    sheet.replaceWith(next);
    sheet = next;
    watch();
  };
  /* After 1, 4 and 16 seconds, and when the connection returns. */
  const retry = () => {
    if (retries === 3) return addEventListener('online', request, { once: true });
    setTimeout(request, 1000 * 4 ** retries);
    retries += 1;
  };
  if (!sheet) return;
  afterPaint(() => {
    watch();
    sheet.href = sheet.dataset.href;
  });
})();
