import { expect, test } from 'vitest';
import { createStyleSelector } from './used-styles.ts';

function select(sheet: string, html: string): string {
  return createStyleSelector(sheet)(html);
}

test('takes rules without a class, and those whose classes are all in the page', () => {
  const sheet = 'a{color:red}.b{top:0}.b.c{top:1px}.d .b{top:2px}.e{top:3px}';
  expect(select(sheet, '<p class="b d">')).toBe('a{color:red}.b{top:0}.d .b{top:2px}');
});

test('of a list of selectors only those that can match', () => {
  expect(select('.a,.b,p:is(.c,.d){top:0}', '<p class="b">')).toBe('.b,p:is(.c,.d){top:0}');
});

test('what stands in parentheses is one of several, or must not be there', () => {
  const sheet = '.dark\\:x:where([data-theme=dark],[data-theme=dark] *){top:0}.y>:not(.z){top:1px}';
  expect(select(sheet, '<p class="dark:x y">')).toBe(sheet);
});

test.each([
  ['.md\\:p-4{top:0}', 'md:p-4'],
  ['.\\[\\&\\>svg\\]\\:size-4>svg{top:0}', '[&amp;&gt;svg]:size-4'],
  ['.w-\\[calc\\(100\\%-2rem\\)\\]{top:0}', 'w-[calc(100%-2rem)]'],
  ['.\\32 xl\\:p-0{top:0}', '2xl:p-0'],
  ['.before\\:content-\\[\\\'\\{\\\'\\]:before{content:"{"}', 'before:content-[&#x27;{&#x27;]'],
])('reads the class of %s', (rule, written) => {
  expect(select(`${rule}.other{top:0}`, `<p class="x ${written}">`)).toBe(rule);
});

test('counts what the first script builds', () => {
  const html = `<script>box.className = 'page-notice browser-notice'</script>`;
  expect(select('.browser-notice{top:0}.late-notice{top:0}', html)).toBe('.browser-notice{top:0}');
});

test('keeps groups that have something in them, in their order, and statements', () => {
  const sheet =
    '@layer base,utilities;@layer base{p{top:0}}@media (width>=40rem){.a{top:0}.b{top:0}}@supports (top:0){@media (width>=1px){.b{top:0}}}';
  expect(select(sheet, '<p class="a">')).toBe(
    '@layer base,utilities;@layer base{p{top:0}}@media (width>=40rem){.a{top:0}}',
  );
});

test('takes the animations and properties that are used, and every font', () => {
  const sheet =
    '.a{animation:spin 1s;top:var(--x)}@keyframes spin{0%{top:0}to{top:1px}}@keyframes wait{to{top:0}}@property --x{syntax:"*"}@property --y{syntax:"*"}@font-face{font-family:F}';
  expect(select(sheet, '<p class="a">')).toBe(
    '.a{animation:spin 1s;top:var(--x)}@keyframes spin{0%{top:0}to{top:1px}}@property --x{syntax:"*"}@font-face{font-family:F}',
  );
});

test('leaves to the whole sheet what comes after the first paint', () => {
  const sheet = '.a:hover,.a:focus-visible{top:0}@media print{.a{top:0}}';
  expect(select(sheet, '<p class="a">')).toBe('.a:focus-visible{top:0}');
});
