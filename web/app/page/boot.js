/* Runs inline in every page, before the application. It starts the application when a visitor acts or
   `schedule-start.js` says so, and shows a notice if loading is slow or fails. */
(() => {
  const modules = document.getElementById('app-modules');
  // Browsers that the style sheet doesn't support get the page as plain, working HTML.
  if (!modules || !globalThis.CSS?.supports('color', 'color-mix(in lab, red, red)')) return;

  // Zod probes for `eval`, which the content security policy would report.
  globalThis.__zod_globalConfig = { jitless: true };

  // A link from an email carries a secret: it is removed from the URL before anything can leak it.
  const link = /^#(confirm|reset|leave|cancel)=(.+)$/.exec(location.hash);
  if (link) {
    globalThis.mailLink = { kind: link[1], token: link[2] };
    history.replaceState(history.state, '', location.pathname + location.search);
  }

  modules.dataset.state = 'waiting';
  // Assistive technology may only click or move the focus.
  const acts = 'pointerdown pointermove touchstart keydown click focusin';
  const wakers = `${acts} app:needed`.split(' ');
  // Browsers also report a pointer that rests while something moves below it.
  const isResting = (event) =>
    event?.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
  let isReady = false;
  let patience = 0;

  // People who follow a link from an email wait for something that only the application can do.
  const tell = (state) => {
    if (!isReady) globalThis.pageNotices?.show(state, Boolean(link));
  };
  const fail = () => {
    clearTimeout(patience);
    tell('failed');
  };
  // Only errors of the page itself, not of extensions. Startup may still succeed, which shows soon.
  const noticeError = (event) => {
    if (event.defaultPrevented) setTimeout(fail, 1000);
  };
  const append = (parent, name, values) =>
    parent.append(Object.assign(document.createElement(name), values));

  const start = (event) => {
    if (modules.dataset.state === 'asked' || isResting(event)) return;
    modules.dataset.state = 'asked';
    for (const type of wakers) removeEventListener(type, start, true);
    if (link) tell('loading');
    patience = setTimeout(tell, 10_000, 'slow');
    addEventListener('error', noticeError);
    addEventListener('unhandledrejection', noticeError);
    // All at once: the browser would find most of them only in the files that import them. Before
    // the first paint they would compete with it.
    afterPaint(() => {
      for (const href of modules.dataset.files?.split(' ') ?? []) {
        append(document.head, 'link', { rel: 'modulepreload', href });
      }
    });
    append(document.body, 'script', {
      type: 'module',
      nonce: modules.nonce,
      textContent: modules.textContent,
      onerror: fail,
    });
  };

  for (const type of wakers) addEventListener(type, start, { capture: true, passive: true });
  addEventListener(
    'app:ready',
    () => {
      isReady = true;
      clearTimeout(patience);
      removeEventListener('error', noticeError);
      removeEventListener('unhandledrejection', noticeError);
      globalThis.pageNotices?.hide();
    },
    { once: true },
  );
})();
