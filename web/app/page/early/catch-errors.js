/* Reports errors of the page, before and after the application has started, to the console and
   to the server. ES5 only. */
(function () {
  var build = JSON.parse(document.getElementById('page-words').textContent).build;
  var extension = /(?:chrome|moz|safari|safari-web|ms-browser)-extension:|webkit-masked-url:/;
  var harmless = /^Script error|^ResizeObserver loop/;
  var told = {};
  var left = 5;
  /* Requests that are aborted because the page is being left aren't errors. */
  var isLeaving = false;

  /* Query strings and email addresses may be personal data; the server removes them again. */
  function clean(text, length) {
    return String(text)
      .replace(/[?#][^\s):]*/g, '')
      .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[address]')
      .slice(0, length);
  }

  function tell(message, stack) {
    var known = message + stack;
    if (isLeaving || left < 1 || told[known] || !navigator.sendBeacon) return;
    told[known] = true;
    left--;
    navigator.sendBeacon(
      '/api/errors',
      JSON.stringify({
        message: clean(message, 500),
        stack: clean(stack, 4096),
        build: build,
        browser: { name: browserInfo.name, version: browserInfo.version },
      })
    );
  }

  function receive(event, error, place) {
    var message =
      error && error.message ? (error.name || 'Error') + ': ' + error.message : String(error);
    var stack = (error && error.stack) || place;
    if (harmless.test(event.message || message) || extension.test(stack)) return;
    event.preventDefault();
    console.error(error);
    try {
      tell(message, stack);
    } catch (_ignored) {
      // Reporting an error must never cause another one.
    }
  }

  window.addEventListener('pagehide', function () {
    isLeaving = true;
  });
  window.addEventListener('pageshow', function () {
    isLeaving = false;
  });
  window.addEventListener('error', function (event) {
    var place = event.filename + ':' + event.lineno + ':' + event.colno;
    receive(event, event.error || event.message, place);
  });
  window.addEventListener('unhandledrejection', function (event) {
    receive(event, event.reason, '');
  });
})();
