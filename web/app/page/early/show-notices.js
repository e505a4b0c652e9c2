/* Notices that the application can't show: an outdated browser, a slow or failed start. The
   texts come with the page. ES5 only. */
(function () {
  var root = document.documentElement;
  var place = document.getElementsByTagName('page-notices')[0];
  var words = JSON.parse(document.getElementById('page-words').textContent);
  var browser = window.browserInfo;
  var shown = null;

  function add(parent, tag, text) {
    var element = document.createElement(tag);
    if (text) element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }

  function addButton(parent, text, act) {
    var button = add(parent, 'button', text);
    button.type = 'button';
    button.onclick = act;
    return button;
  }

  function remove(element) {
    if (element && element.parentNode) element.parentNode.removeChild(element);
  }

  function addBox(className, title, text) {
    var box = add(place || document.body, 'section');
    box.className = 'page-notice ' + className;
    box.setAttribute('aria-label', title);
    if (words.lang) box.lang = words.lang;
    add(box, 'strong', title);
    if (text) add(box, 'p', text);
    return box;
  }

  /* A startup state: loading, slow, failed or critical. `fillsScreen` makes it cover the page. */
  function show(state, fillsScreen) {
    var texts = words.start[state];
    remove(shown);
    shown = addBox((fillsScreen ? 'fills-screen ' : 'start-card ') + state, texts[0], texts[1]);
    shown.setAttribute('role', state === 'failed' || state === 'critical' ? 'alert' : 'status');
    if (!texts[1]) return;
    var box = shown;
    addButton(box, words.reload, function () {
      location.reload();
    });
    if (!fillsScreen) {
      addButton(box, words.close, function () {
        remove(box);
      });
    }
  }

  function tellAge(age) {
    var texts = words[age];
    var text = texts.text
      .replace('{browser}', browser.name || words.unknown)
      .replace(' {version}', browser.version ? ' ' + browser.version : '');
    var box = addBox('browser-notice', words.title, text);
    var details = add(box, 'details');
    add(details, 'summary', texts.panel);
    var list = add(details, 'ul');
    var i;
    if (window.staysPlain) add(list, 'li', words.plain);
    for (i = 0; i < words.advice.length; i++) add(list, 'li', words.advice[i]);
    addButton(box, words.close, function () {
      remove(box);
    });
  }

  var isOutdated = !browser.isModern || window.staysPlain;
  var isOldSafari = browser.name === 'Safari' && browser.version < 14;
  var age = browser.isSupported ? isOutdated && 'outdated' : 'unsupported';
  if (age) {
    root.setAttribute('data-browser', age + (isOldSafari ? ' old-safari' : ''));
    tellAge(age);
  }

  // A page that was cut off in transit lacks the scripts that start the application.
  document.addEventListener('DOMContentLoaded', function () {
    if (document.getElementById('content') && document.getElementById('app-modules')) return;
    show('critical', true);
  });

  window.pageNotices = {
    show: show,
    hide: function () {
      remove(shown);
    },
  };
})();
