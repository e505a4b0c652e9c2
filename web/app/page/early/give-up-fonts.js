/* A font that hasn't loaded after three seconds no longer replaces the fallback in this page; it
   is cached for the next one. ES5 only. */
(function () {
  // Pages in these languages have their own font families: see tokens.css.
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
