import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { candleAnatomy } from './candle-anatomy.ts';
import { positionSize } from './position-size.ts';

const films = [
  { name: 'candle-anatomy', film: candleAnatomy },
  { name: 'position-size', film: positionSize },
];

describe.each(films)('the film $name', ({ name, film }) => {
  const scenes = readScenes(name);

  test('shows every word that its storyboard quotes before the scene is over', () => {
    expect(scenes.length).toBeGreaterThan(4);
    for (const { heading, to, labels } of scenes) {
      const text = textAt(film.draw(to - 0.35));
      expect(text).toContain(heading);
      for (const label of labels) expect(text).toContain(label);
    }
  });

  test('shows what is quoted with a moment only from that moment on', () => {
    const moments = scenes.flatMap((scene) => scene.moments);
    expect(moments.length).toBeGreaterThan(8);
    for (const { second, label } of moments) {
      expect(textAt(film.draw(second - 0.04))).not.toContain(label);
      expect(textAt(film.draw(second + 0.5))).toContain(label);
    }
  });

  test('lets no caption run across a change of scene', () => {
    const cues = readCues(name);
    expect(cues.length).toBeGreaterThan(9);
    for (const cue of cues) {
      expect(scenes.some(({ from, to }) => from <= cue.from && cue.to <= to)).toBe(true);
    }
  });

  test('lasts as long as its storyboard and holds still at the end', () => {
    expect(film.seconds).toBe(scenes.at(-1)?.to);
    expect(film.draw(film.seconds)).toBe(film.draw(43.2));
  });
});

function readScenes(name: string) {
  const [, ...scenes] = contentFile(`${name}.storyboard.yaml`).split('  - from: ');
  return scenes.map((scene) => {
    const drawing = /drawing: "(.*)"/.exec(scene)?.[1] ?? '';
    return {
      from: Number.parseFloat(scene),
      to: Number(/to: ([\d.]+)/.exec(scene)?.[1]),
      heading: /heading: (.*)/.exec(scene)?.[1] ?? '',
      labels: [...drawing.matchAll(/'([^']+)'/g)].map(([, label = '']) => asDrawn(label)),
      moments: [...drawing.matchAll(/at ([\d.]+) s[^'.;]* '([^']+)'/g)].map(
        ([, at, label = '']) => ({
          second: Number(at),
          label: asDrawn(label),
        }),
      ),
    };
  });
}

/** The video shows fractions and table rows without slashes, brackets and commas. */
function asDrawn(label: string): string {
  return label
    .replace(/ \/ \((.*)\)/, ' $1')
    .replace(' x ', ' × ')
    .replaceAll(', ', ' ');
}

function textAt(drawing: string): string {
  const plain = drawing.replaceAll(/<\/?tspan[^>]*>/g, '');
  return [...plain.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ');
}

function readCues(name: string) {
  return [...contentFile(`${name}.en.vtt`).matchAll(/:(\d\d\.\d{3}) --> 00:00:(\d\d\.\d{3})/g)].map(
    ([, from, to]) => ({ from: Number(from), to: Number(to) }),
  );
}

function contentFile(file: string): string {
  const folder = '../../../content/courses/fast-track/files/';
  return readFileSync(new URL(`${folder}${file}`, import.meta.url), 'utf8');
}
