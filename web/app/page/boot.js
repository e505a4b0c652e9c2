/* Runs inline in every page, before the application. It loads the application's modules after
   the first paint, holds clicks on elements that need the application until then, and shows a
   notice if loading is slow or fails. */
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

  const wakers = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  let isAsked = false;
  let isReady = false;
  let held = null;
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

  const start = () => {
    if (isAsked) return;
    isAsked = true;
    for (const type of wakers) removeEventListener(type, start, true);
    if (link) tell('loading');
    patience = setTimeout(tell, 10_000, 'slow');
    addEventListener('error', noticeError);
    addEventListener('unhandledrejection', noticeError);
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = modules.nonce;
    script.textContent = modules.textContent;
    script.addEventListener('error', fail);
    document.body.append(script);
  };

  const holdClick = (event) => {
    const needy = event.target instanceof Element && event.target.closest('[data-needs-app]');
    // With a modifier key a link opens in a new tab and needs nothing from this page.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isReady || !needy || isElsewhere) return;
    event.preventDefault();
    event.stopPropagation();
    held = needy;
    start();
  };

  for (const type of wakers) addEventListener(type, start, { capture: true, passive: true });
  document.addEventListener('click', holdClick, true);
  addEventListener(
    'app:ready',
    () => {
      isReady = true;
      clearTimeout(patience);
      removeEventListener('error', noticeError);
      removeEventListener('unhandledrejection', noticeError);
      globalThis.pageNotices?.hide();
      document.removeEventListener('click', holdClick, true);
      if (held?.isConnected) held.click();
      held = null;
    },
    { once: true },
  );

  const whenIdle = globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 200));
  const startWhenPainted = () => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      whenIdle(start, { timeout: 2000 });
    });
    observer.observe({ type: 'paint', buffered: true });
    // A background tab doesn't paint, so a timeout starts the application.
    setTimeout(start, 2000);
  };

  if (link || /(?:^|; )(?:__Host-)?signedIn=1/.test(document.cookie)) start();
  else addEventListener('load', startWhenPainted);
})();
