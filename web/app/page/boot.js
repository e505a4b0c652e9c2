/*
 * Runs inline in every page, before the application. It starts the application's modules once
 * the page has been painted, and holds clicks on elements that need the application until then.
 */
(() => {
  const modules = document.getElementById('app-modules');
  // Browsers below the floor of the style sheet get the page as plain, working HTML.
  if (!modules || !globalThis.CSS?.supports('color', 'color-mix(in lab, red, red)')) return;

  // The schema library tries `eval` to see whether it may; the page's policy would report that.
  globalThis.__zod_globalConfig = { jitless: true };

  // A link out of a mail carries a secret: it leaves the address before anything can pass it on.
  const link = /^#(confirm|reset)=(.+)$/.exec(location.hash);
  if (link) {
    globalThis.mailLink = { kind: link[1], token: link[2] };
    history.replaceState(history.state, '', location.pathname + location.search);
  }

  const wakers = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  let isAsked = false;
  let isReady = false;
  let held = null;

  const start = () => {
    if (isAsked) return;
    isAsked = true;
    for (const type of wakers) removeEventListener(type, start, true);
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = modules.nonce;
    script.textContent = modules.textContent;
    document.body.append(script);
  };

  const holdClick = (event) => {
    const needy = event.target instanceof Element && event.target.closest('[data-needs-app]');
    if (isReady || !needy) return;
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
      document.removeEventListener('click', holdClick, true);
      if (held?.isConnected) held.click();
      held = null;
    },
    { once: true },
  );

  const startWhenIdle = () => {
    if (globalThis.requestIdleCallback) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  const startWhenPainted = () => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      startWhenIdle();
    });
    observer.observe({ type: 'paint', buffered: true });
    // A tab in the background paints nothing: then time decides.
    setTimeout(start, 2000);
  };

  if (link || /(?:^|; )signedIn=1/.test(document.cookie)) start();
  else addEventListener('load', startWhenPainted);
})();
