import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contrast } from '../styles/contrast.ts';
import { Cover } from './cover.tsx';
import { coverPalettes, coverShape } from './cover-shape.ts';
import { coverTitleLines, coverTitleSize, titleFit } from './cover-title.ts';

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{2,30}$/);
const kinds = ['course', 'book', 'indicator', 'package', 'fact-sheet'] as const;

describe('cover', () => {
  it('is the same for the same slug', () => {
    fc.assert(
      fc.property(slug, fc.constantFrom(...kinds), (name, kind) => {
        expect(coverShape(name, kind)).toEqual(coverShape(name, kind));
      }),
      { numRuns: 60 },
    );
  });

  it('differs between slugs, down to one letter', () => {
    fc.assert(
      fc.property(slug, (name) => {
        const drawn = [name, `${name}s`, `a${name}`].map((each) => coverShape(each, 'course'));
        const paths = drawn.map(({ marks }) => marks.map((mark) => mark.path).join());
        expect(new Set(paths).size).toBe(3);
      }),
      { numRuns: 60 },
    );
  });

  it('spreads a catalogue over all palettes and motifs', () => {
    const shapes = Array.from({ length: 300 }, (_, index) =>
      coverShape(`course-${index}`, 'course'),
    );
    expect(new Set(shapes.map(({ palette }) => palette.ground)).size).toBe(coverPalettes.length);
    const motifs = Map.groupBy(shapes, ({ motif }) => motif);
    expect(motifs.size).toBe(7);
    for (const group of motifs.values()) expect(group.length).toBeLessThan(80);
  });

  it('costs at most 3 kB of HTML, and half of that on average', () => {
    const lengths = Array.from({ length: 200 }, (_, index) => {
      const kind = kinds[index % kinds.length] ?? 'course';
      return renderToStaticMarkup(<Cover slug={`slug-${index}`} kind={kind} title="Gold" />).length;
    });
    expect(Math.max(...lengths)).toBeLessThan(3000);
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(1500);
  });

  it('sets its title readable on every ground', () => {
    for (const { ground, ink, line } of coverPalettes) {
      expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(line, ground), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('cover title', () => {
  it('shrinks until it fits its place', () => {
    const short = coverTitleSize('Gold', 'course');
    const long = coverTitleSize(
      'Risikomanagement und Positionsgrößenbestimmung für Rohstoffhandel',
      'course',
    );
    expect(long).toBeLessThan(short);
    expect(titleFit('Positionsgrößenbestimmung', long).width).toBeLessThanOrEqual(84);
  });

  it('never gets more lines than its place holds, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.constantFrom(...kinds), (title, kind) => {
        const size = coverTitleSize(title, kind);
        const room = { course: 44, book: 48, indicator: 20, package: 20, 'fact-sheet': 48 }[kind];
        expect(coverTitleLines(size, kind) * size * 1.14).toBeLessThanOrEqual(room + 3);
      }),
    );
  });
});
