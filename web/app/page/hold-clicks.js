/* Runs inline in every page, after `boot.js`: a click on an element that needs the application starts
   it, is shown at once, and is passed on when the application is ready. */
(() => {
  // Where `boot.js` left the page as it is, there is no application.
  if (!document.getElementById('app-modules')?.dataset.state) return;
  let held = null;

  const release = () => {
    held?.style.removeProperty('opacity');
    held = null;
  };
  const holdClick = (event) => {
    const needy = event.target instanceof Element && event.target.closest('[data-needs-app]');
    // With a modifier key a link opens in a new tab and needs nothing from this page.
    if (!needy || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    release();
    held = needy;
    held.style.opacity = '0.6';
    dispatchEvent(new Event('app:needed'));
  };
  const passOn = () => {
    const waiting = held;
    document.removeEventListener('click', holdClick, true);
    release();
    // React hydrates what is inside a boundary only after this event.
    setTimeout(() => waiting?.isConnected && waiting.click());
  };

  document.addEventListener('click', holdClick, true);
  addEventListener('app:ready', passOn, { once: true });
})();
