import { readFileSync } from 'node:fs';
import { completeLanguages } from '@danube/contract/locale.ts';
import { expect, test } from 'vitest';
import { bannerHtml, bannerSizes, bannerSvg } from './banner-svg.ts';

const wordsIn = (language: string) => {
  const file = new URL(`../../../../../locales/${language}/commissions.json`, import.meta.url);
  const { banners } = JSON.parse(readFileSync(file, 'utf8'));
  const { headline, partnership, risk } = banners;
  return { headline, partnership, risk, code: banners.code.replace('{{code}}', 'CARVALHO9999') };
};

const cases = completeLanguages.flatMap((language) =>
  bannerSizes.map((size) => [language, `${size.width} × ${size.height}`, size] as const),
);

test.each(cases)('in %s at %s everything is there and inside', (language, _, size) => {
  const words = wordsIn(language);
  const svg = bannerSvg(size, words);
  const texts = [
    ...svg.matchAll(/<text x="(\S+)" y="(\S+)".*?font-size="(\S+)".*?>(.*?)<\/text>/g),
  ];
  const said = texts.map(([, , , , text]) => text).join(' ');
  for (const text of [words.partnership, words.risk, words.headline, words.code]) {
    expect(said).toContain(text.replaceAll('\u00a0', ' '));
  }
  let above = 0;
  for (const [, x, y, at, text = ''] of texts) {
    expect(Number(x) + text.length * Number(at) * 0.54).toBeLessThanOrEqual(size.width);
    expect(Number(y) - Number(at)).toBeGreaterThanOrEqual(-1);
    expect(Number(y)).toBeLessThanOrEqual(size.height);
    expect(Number(at)).toBeGreaterThanOrEqual(10);
    // In one column, what stands below starts below; the second column starts again.
    if (size.split === null) expect(Number(y) - Number(at)).toBeGreaterThanOrEqual(above - 1);
    above = Number(y);
  }
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
