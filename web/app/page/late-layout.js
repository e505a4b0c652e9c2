/* Runs inline in every page. On a first visit the sections below the first screen are laid out
   later (base.css), because the whole style sheet and the fonts would each lay out everything again.
   They follow one at a time when the application is ready: all at once would block the page as long.
   Whoever follows a link gets them immediately, because it may lead to one of them. */
(() => {
  const { dataset } = document.documentElement;
  if (dataset.lateLayout === undefined) return;
  const whenIdle = globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 200));

  const finish = () => {
    delete dataset.lateLayout;
    removeEventListener('click', followLink, true);
  };
  const followLink = ({ target }) => {
    if (target instanceof Element && target.closest('a')) finish();
  };
  const layOut = ([next, ...others]) => {
    if (!next) return finish();
    next.style.contentVisibility = 'visible';
    requestAnimationFrame(() => whenIdle(() => layOut(others)));
  };
  const isLate = (element) => getComputedStyle(element).contentVisibility === 'auto';

  addEventListener('click', followLink, true);
  addEventListener(
    'app:ready',
    async () => {
      await document.fonts.ready;
      whenIdle(() => layOut([...document.querySelectorAll('section, footer')].filter(isLate)));
    },
    { once: true },
  );
})();
