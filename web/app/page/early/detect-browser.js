/* Detects the browser. Runs in every browser, so ES5 only. The rules exist nowhere else: tests
   and all other code read the result. */
(function () {
  // In this order, because most browsers also include the names of those they are based on.
  var names = [
    ['Internet Explorer', /(?:MSIE |Trident\/.*rv:)(\d+)/],
    ['Opera', /(?:OPR\/|OPT\/|OPiOS\/|Opera.*Version\/|Opera[ /])(\d+)/],
    ['Samsung Internet', /SamsungBrowser\/(\d+)/],
    [
      '',
      /(Vivaldi|YaBrowser|UCBrowser|MiuiBrowser|HuaweiBrowser|QQBrowser|Whale|SeaMonkey|Silk)\/(\d+)/,
    ],
    // On iOS every browser is WebKit, and its version is the system's.
    ['Safari', /(?:iPhone|iPad|iPod).*Version\/(\d+)/],
    ['Safari', /(?:iPhone|iPad|iPod).* OS (\d+)/],
    ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
    ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
    ['Chrome', /(?:Chrome|Chromium|CriOS)\/(\d+)/],
    ['Android Browser', /Android.*Version\/(\d+)/],
    ['Safari', /Version\/(\d+).*Safari\//],
  ];
  var modernSince = { Chrome: 70, Firefox: 65, Safari: 12, Edge: 79 };
  var supportedSince = { Chrome: 60, Firefox: 55, Safari: 10, Edge: 15 };
  var name = '';
  var version = 0;
  var match = null;
  var i;

  function knows(property, value) {
    return Boolean(window.CSS && CSS.supports && CSS.supports(property, value));
  }

  for (i = 0; i < names.length && !match; i++) {
    match = names[i][1].exec(navigator.userAgent);
    if (match) {
      name = names[i][0] || match[1];
      version = Number(match[match.length - 1]);
    }
  }

  window.browserInfo = {
    name: name,
    version: version,
    isModern: version >= modernSince[name],
    isSupported: name !== 'Internet Explorer' && !(version < supportedSince[name]),
    // Neither can be polyfilled.
    supportsES6: typeof Proxy === 'function' && typeof Symbol === 'function',
    supportsGrid: knows('display', 'grid'),
    supportsFlex: knows('display', 'flex'),
  };
  // Without what the application's style sheet requires, the page stays plain.
  window.staysPlain = !knows('color', 'color-mix(in lab, red, red)');
})();
