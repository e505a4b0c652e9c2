/*
 * A font that is not there after three seconds no longer replaces the one people are reading in;
 * it is kept for the next page. Old syntax only.
 */
(function () {
  // Pages in these languages have families of their own: see tokens.css.
  var script = { el: ' Greek', bg: ' Cyrillic' }[document.documentElement.lang] || '';
  var families = { sans: '1em "Inter' + script + '"', serif: '1em "Source Serif 4' + script + '"' };
  setTimeout(function () {
    var late = [];
    for (var family in families) {
      if (document.fonts && !document.fonts.check(families[family])) late.push(family);
    }
    if (late.length) document.documentElement.setAttribute('data-late-fonts', late.join(' '));
  }, 3000);
})();
