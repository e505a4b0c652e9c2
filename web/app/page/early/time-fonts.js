/* The first page of a visit is painted in the fallback fonts, whose metrics are ours, before the
   fonts are requested. A font that hasn't loaded after three seconds no longer replaces the fallback
   in this page; it is cached for the next one. ES5 only. */
(function () {
  // Pages in these languages have their own font families: see tokens.css.
  var script = { el: ' Greek', bg: ' Cyrillic' }[document.documentElement.lang] || '';
  function isMissing(font) {
    return !document.fonts.check('1em "' + font + script + '"');
  }
  function leaveOut(names) {
    document.documentElement.setAttribute('data-late-fonts', names || '');
  }
  if (!document.fonts) return;
  leaveOut('sans serif');
  window.afterPaint(leaveOut);
  setTimeout(function () {
    leaveOut((isMissing('Inter') ? 'sans ' : '') + (isMissing('Source Serif 4') ? 'serif' : ''));
  }, 3000);
})();
