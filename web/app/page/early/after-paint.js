/* `afterPaint(act)` acts once something has been painted, so that nothing competes with the page
   itself for a slow line. Who comes from another of our pages has most files already: for them it
   acts at once. ES5 only. */
(function () {
  var waiting = [];
  var isPainted = !document.referrer.indexOf(location.origin + '/') || window.staysPlain;
  function begin() {
    isPainted = true;
    while (waiting[0]) waiting.shift()();
  }
  window.afterPaint = function (act) {
    if (isPainted) act();
    else waiting.push(act);
  };
  if (isPainted) return;
  // A page in the background isn't painted.
  setTimeout(begin, 2000);
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
})();
