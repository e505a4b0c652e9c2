import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { episodes } from './episodes.ts';
import { barsThrough } from './itv/bars-through.ts';

describe.each(Object.entries(episodes))('the film %s', (slug, film) => {
  const chapters = [
    ...contentFile(slug, 'video.md').matchAll(/- at: (\d+)\n {4}title: "?(.*?)"?\n/g),
  ].map(([, at, title = '']) => ({ at: Number(at), title }));

  test('begins every chapter at its second, under its title', () => {
    expect(chapters.length).toBeGreaterThan(4);
    for (const [index, { at, title }] of chapters.entries()) {
      // The first chapter starts with the title card.
      if (index > 0) expect(textAt(film.draw(at - 0.1))).not.toContain(`|${title}|`);
      expect(textAt(film.draw(index > 0 ? at + 0.5 : 7.5))).toContain(`|${title}|`);
    }
  });

  test('is longer than the preview, and says in every moment that its figures are invented', () => {
    expect(film.seconds).toBeGreaterThan(120);
    expect(film.seconds).toBeLessThanOrEqual(180);
    for (let second = 5; second < film.seconds; second += 1) {
      expect(textAt(film.draw(second))).toContain('|Invented figures|');
    }
  });

  test('holds still at the end, after its warning', () => {
    expect(film.draw(film.seconds)).toBe(film.draw(film.seconds - 3));
    expect(textAt(film.draw(film.seconds))).toContain('Education, not advice.');
  });

  test.each(captionsOf(slug))(
    'has captions (%s) one after another, each in one chapter',
    (file) => {
      const cues = readCues(contentFile(slug, `captions/${file}`));
      expect(cues.length).toBeGreaterThan(15);
      let end = 0;
      for (const cue of cues) {
        expect(cue.from).toBeGreaterThanOrEqual(end);
        expect(cue.to - cue.from).toBeGreaterThan(2);
        expect(cue.text.length / (cue.to - cue.from)).toBeLessThan(20);
        expect(chapters.findLast(({ at }) => at <= cue.from)).toBe(
          chapters.findLast(({ at }) => at < cue.to),
        );
        end = cue.to;
      }
      expect(end).toBeLessThanOrEqual(film.seconds);
      expect(film.seconds - end).toBeLessThan(2);
    },
  );
});

test('candles reach the prices at which they turn, and no others beyond them', () => {
  const bars = barsThrough(
    [
      { bar: -1, price: 100 },
      { bar: 5, price: 160 },
      { bar: 11, price: 120 },
    ],
    { seed: 2, noise: 8 },
  );
  expect(bars).toHaveLength(12);
  expect(Math.max(...bars.map(({ high }) => high))).toBe(160);
  expect(bars[5]?.high).toBe(160);
  expect(bars[11]?.low).toBe(120);
  for (const { open, high, low, close } of bars) {
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
  }
});

/** Each text between two bars, so that a heading isn't found within another text. */
function textAt(drawing: string): string {
  return `|${[...drawing.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('|')}|`;
}

function readCues(captions: string) {
  const form = /(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})\n((?:.+\n)+)/g;
  return [...captions.matchAll(form)].map(([, m = '', s, m2 = '', s2, text = '']) => ({
    from: Number(m) * 60 + Number(s),
    to: Number(m2) * 60 + Number(s2),
    text: text.trim(),
  }));
}

function captionsOf(slug: string): string[] {
  return readdirSync(addressOf(slug, 'captions'));
}

function contentFile(slug: string, file: string): string {
  return readFileSync(addressOf(slug, file), 'utf8');
}

function addressOf(slug: string, file: string): URL {
  return new URL(`../../content/videos/${slug}/${file}`, import.meta.url);
}
