import { expect, test } from 'vitest';
import { cleanDrawing } from './drawing.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`;

test('a drawing of shapes and gradients stays what it is', () => {
  const drawing = svg(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#123"/></linearGradient></defs>' +
      '<style>.b{fill:url(#a)}</style><path class="b" d="M0 0h10v10z"/>',
  );
  expect(cleanDrawing(drawing)).toBe(drawing);
});

test('what programs write around and into a drawing is left out', () => {
  const drawing = `\uFEFF<?xml version="1.0"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">
    <!-- Generator -->
    ${svg('<title>Our mark</title>\n<path d="M0 0" inkscape:label="x" onclick="a()"/>', ' version="1.1"')}`;
  expect(cleanDrawing(drawing)).toBe(svg('<title></title><path d="M0 0"/>'));
});

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a page', svg('<foreignObject><p/></foreignObject>')],
  ['a picture from elsewhere', svg('<image href="https://elsewhere.test/a.png"/>')],
  ['a file of the server', svg('<image href="file:///etc/passwd"/>')],
  ['something repeated', svg('<g id="a"/><use href="#a"/>')],
  ['a link', svg('<a href="https://elsewhere.test/"><path d="M0 0"/></a>')],
  ['a gradient from elsewhere', svg('<linearGradient href="https://elsewhere.test/a.svg#b"/>')],
  ['a fill from elsewhere', svg('<path fill="url(https://elsewhere.test/a.svg#b)"/>')],
  ['a fill from a data address', svg('<path fill=\'url("data:image/svg+xml,x")\'/>')],
  ['a style that imports', svg('<style>@import "https://elsewhere.test/a.css";</style>')],
  ['a style with an escape', svg('<style>.a{fill:u\\72l(https://elsewhere.test/)}</style>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<title>&a;</title>')}`],
  ['a reference in an attribute', svg('<path fill="&#117;rl(x)"/>')],
  ['a CDATA section', svg('<style><![CDATA[.a{}]]></style>')],
  ['an instruction', svg('<?xml-stylesheet href="a.css"?>')],
  ['moving parts', svg('<path d="M0 0"><animate attributeName="d"/></path>')],
  ['words, which need fonts', svg('<text>Danube</text>')],
  ['stray words', svg('Danube')],
  ['another drawing after it', svg('') + svg('')],
  ['a drawing inside', svg(svg(''))],
  ['tags that cross', svg('<g><defs></g></defs>')],
  ['no end', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
  ['another root', '<g/>'],
  ['nothing', ''],
])('a drawing with %s is refused', (_name, drawing) => {
  expect(() => cleanDrawing(drawing)).toThrow(expect.objectContaining({ reason: 'wrongContent' }));
});

test.each([
  ['remarks that never end', svg('<!--'.repeat(30_000))],
  ['a reference that never ends', svg(`<path fill="&url(${'\n'.repeat(100_000)}"/>`)],
])('a drawing with %s is refused at once', (_name, drawing) => {
  const from = performance.now();
  expect(() => cleanDrawing(drawing)).toThrow(expect.objectContaining({ reason: 'wrongContent' }));
  expect(performance.now() - from).toBeLessThan(1_000);
});

test('a reference may have spaces in it', () => {
  const drawing = svg('<path fill="url (  #a )"/>');
  expect(cleanDrawing(drawing)).toBe(drawing);
});

test('a mask may hold shapes and gradients', () => {
  const drawing = svg(
    '<mask id="a" style="mask-type:luminance"><path style="fill:url(#b)"/></mask><g mask="url(#a)"></g>',
  );
  expect(cleanDrawing(drawing)).toBe(drawing);
});

test.each([
  ['a mask in a mask', svg('<mask id="a"><g><path mask="url(#b)"/></g></mask>')],
  ['a clip path of a clip path', svg('<clipPath id="a" clip-path="url(#b)"><path/></clipPath>')],
  ['a mask by its style in a mask', svg('<mask id="a"><path style="mask:url(#b)"/></mask>')],
])('a drawing with %s is refused: each level multiplies the work', (_name, drawing) => {
  expect(() => cleanDrawing(drawing)).toThrow(expect.objectContaining({ reason: 'wrongContent' }));
});

test('a drawing of endless masks is refused', () => {
  expect(() => cleanDrawing(svg('<mask/>'.repeat(26) + '<clipPath/>'.repeat(25)))).toThrow(
    expect.objectContaining({ reason: 'tooLarge' }),
  );
});

test('a drawing of endless parts is refused', () => {
  expect(() => cleanDrawing(svg('<path/>'.repeat(5_000)))).toThrow(
    expect.objectContaining({ reason: 'tooLarge' }),
  );
});
