/* Runs inline in every page, after `boot.js`, which waits for people to act. A page that is complete
   without its application also waits until something comes near that only the application can show;
   every other page starts it after the first paint. */
(() => {
  const modules = document.getElementById('app-modules');
  // Where `boot.js` left the page as it is, there is no application.
  if (!modules?.dataset.state) return;
  const { firstView, shared } = modules.dataset;
  const whenIdle = globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 200));
  const start = () => dispatchEvent(new Event('app:needed'));
  const startWhenIdle = () => whenIdle(start, { timeout: 2000 });
  const isAsked = () => modules.dataset.state === 'asked';

  // A screen away at most.
  const startWhenNear = () => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        startWhenIdle();
      },
      { rootMargin: '100%' },
    );
    const unfinished = document.querySelectorAll('[data-starts-app],[aria-busy=true]');
    for (const each of unfinished) near.observe(each);
  };
  const loadFirstView = () => {
    if (isAsked()) return;
    const script = document.createElement('script');
    document.body.append(Object.assign(script, { type: 'module', src: firstView }));
  };
  // The largest files of every page, so that what comes next doesn't wait for them. Fetching
  // doesn't compile them, and costs a reader no time.
  const fetchShared = () => {
    const { saveData, type, effectiveType } = navigator.connection ?? {};
    if (isAsked() || saveData || type === 'cellular' || /2g/.test(effectiveType ?? '')) return;
    for (const file of shared?.split(' ') ?? []) {
      const answer = fetch(file, { priority: 'low' });
      // Read to its end, or the browser may cancel it.
      answer.then((response) => response.blob()).catch(() => undefined);
    }
  };
  const wait = () => {
    startWhenNear();
    addEventListener('scroll', startWhenIdle, { capture: true, passive: true, once: true });
    whenIdle(loadFirstView);
    setTimeout(fetchShared, 2000);
  };

  // A link from an email, an invitation, or a sign-in that failed: only the application can act on
  // them. Who is signed in wants their own things on every page.
  const isAddressed = globalThis.mailLink || /[?&](?:ref|error)=/.test(location.search);
  const isSignedIn = 'signedIn' in document.documentElement.dataset;
  if (isAddressed || isSignedIn) start();
  else addEventListener('load', firstView ? wait : () => afterPaint(startWhenIdle));
})();
