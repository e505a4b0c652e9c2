import { readFileSync } from 'node:fs';
import { completeLanguages } from '@danube/contract/locale.ts';
import { expect, test } from 'vitest';
import { bannerHtml, bannerSizes, bannerSvg } from './banner-svg.ts';

/** As wide as a code can get. */
const widestCode = 'W'.repeat(40);

const wordsIn = (language: string, code = 'CARVALHO9999') => {
  const file = new URL(`../../../../../locales/${language}/commissions.json`, import.meta.url);
  const { banners } = JSON.parse(readFileSync(file, 'utf8'));
  const { headline, partnership, risk } = banners;
  return { headline, partnership, risk, code: banners.code.replace('{{code}}', code) };
};

/** The texts of a banner with their positions and sizes. */
const textsIn = (svg: string) =>
  [...svg.matchAll(/<text x="(\S+)" y="(\S+)".*?font-size="(\S+)".*?>(.*?)<\/text>/g)].map(
    ([, x, y, at, text = '']) => ({ x: Number(x), y: Number(y), at: Number(at), text }),
  );

const cases = completeLanguages.flatMap((language) =>
  bannerSizes.map((size) => [language, `${size.width} × ${size.height}`, size] as const),
);

test.each(cases)('in %s at %s everything is there and inside', (language, _, size) => {
  const words = wordsIn(language);
  const svg = bannerSvg(size, words);
  const texts = textsIn(svg);
  const content = texts.map(({ text }) => text).join(' ');
  for (const text of [words.partnership, words.risk, words.headline, words.code]) {
    expect(content).toContain(text.replaceAll('\u00a0', ' '));
  }
  let above = 0;
  for (const { x, y, at, text } of texts) {
    expect(x + text.length * at * 0.54).toBeLessThanOrEqual(size.width);
    expect(y - at).toBeGreaterThanOrEqual(-1);
    expect(y).toBeLessThanOrEqual(size.height);
    expect(at).toBeGreaterThanOrEqual(10);
    // Within a column, each text starts below the previous one; the second column starts at the top
    // again.
    if (size.split === null) expect(y - at).toBeGreaterThanOrEqual(above - 1);
    above = y;
  }
});

test.each(cases)('in %s at %s the longest code is whole and inside', (language, _, size) => {
  const texts = textsIn(bannerSvg(size, wordsIn(language, widestCode)));
  const line = texts.find(({ text }) => text.includes(widestCode));
  if (!line) throw new Error('the code is not there');
  // A W is about as wide as the font size.
  expect(line.x + line.text.length * line.at).toBeLessThanOrEqual(size.width - size.margin);
  for (const { y } of texts) expect(y).toBeLessThanOrEqual(size.height);
});

test('what a text contains stays text', () => {
  const [size] = bannerSizes;
  const words = { headline: 'A <script> & "B"', code: 'C', partnership: 'D', risk: 'E' };
  expect(bannerSvg(size, words)).not.toContain('<script>');
  const html = bannerHtml(size, { link: 'https://x.example/?a=1&b="2', file: 'C.png', alt: '<b>' });
  expect(html).toBe(
    '<a href="https://x.example/?a=1&amp;b=&quot;2" rel="sponsored nofollow"><img src="C.png" width="300" height="250" alt="&lt;b&gt;"></a>',
  );
});
