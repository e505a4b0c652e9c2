import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mechanics } from './mechanics.ts';

const root = new URL('../../../content/', import.meta.url);
const courses = new URL('courses/', root);

/** The lessons by the video they show. */
const lessons = new Map(
  readdirSync(courses, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/\d\d-[^./]+\.md$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(new URL(path, courses), 'utf8');
      return [...text.matchAll(/^```video [^\n]+\n(\S+)\n```$/gm)].map(
        ([, slug = '']) => [slug, text] as const,
      );
    }),
);

test('every video that a lesson shows exists', () => {
  const videos = readdirSync(new URL('videos/', root));
  expect([...lessons.keys()].filter((slug) => !videos.includes(slug))).toEqual([]);
});

describe.each(Object.entries(mechanics))('the film %s', (slug, film) => {
  const captions = new URL(`videos/${slug}/captions/`, root);
  const figuresIn = (language: string) =>
    figures(spokenWords(readFileSync(new URL(`${language}.vtt`, captions), 'utf8')));

  test('is in the lesson whose figures it uses', () => {
    const known = new Set(figures(lessons.get(slug) ?? ''));
    expect(figuresIn('en').filter((figure) => !known.has(figure))).toEqual([]);
  });

  test.each(['de', 'es', 'fr', 'it', 'pl', 'pt', 'sk'])(
    'has the same figures in %s',
    (language) => {
      expect(figuresIn(language).toSorted()).toEqual(figuresIn('en').toSorted());
    },
  );

  test('can be read on a phone', () => {
    for (let second = 0; second < film.seconds; second += 1) {
      const sizes = [...film.draw(second).matchAll(/font-size="(\d+)"[^>]*>[^<]/g)].map(
        ([, size]) => size,
      );
      expect(Math.min(...sizes.map(Number))).toBeGreaterThanOrEqual(20);
    }
  });
});

function spokenWords(vtt: string): string {
  return vtt.replaceAll(/^.* --> .*$/gm, '');
}

/** Numbers as they would be typed: 24.060,5 and 24 060,5 are 24060.5. */
function figures(text: string): string[] {
  const grouped = text.replaceAll(
    /(?<=\b\d{1,3})[.,\u00a0\u202f](?=\d{3}\b)/g,
    (sign, at: number) =>
      // 0.994 and 0,317 are fractions.
      /(?:^|\D)0$/.test(text.slice(Math.max(0, at - 2), at)) ? sign : '',
  );
  return [...grouped.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) =>
    String(Number(figure.replace(',', '.'))),
  );
}
