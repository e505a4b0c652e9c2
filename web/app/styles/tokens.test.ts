import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

type Palette = ReadonlyMap<string, string>;

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const pairs = [...source.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
);

const light: Palette = new Map(pairs.map((pair) => [pair.name, pair.light]));
const dark: Palette = new Map(pairs.map((pair) => [pair.name, pair.dark]));
const deep: Palette = deepPalette();

/** [text colour, every background it is used on] */
const texts: [string, string[]][] = [
  ['ink', ['paper', 'sunk', 'surface', 'river-wash', 'fall-wash']],
  ['ink-2', ['paper', 'sunk', 'surface', 'river-wash']],
  ['ink-3', ['paper', 'sunk', 'surface']],
  ['river-ink', ['paper', 'sunk', 'surface', 'river-wash']],
  ['on-river', ['river']],
  ['on-bell', ['bell', 'bell-hover']],
  ['rise', ['paper', 'surface', 'rise-wash']],
  ['fall', ['paper', 'sunk', 'surface', 'fall-wash']],
  ['info', ['paper', 'surface', 'info-wash']],
  ['risk', ['paper', 'sunk', 'surface', 'risk-wash']],
  ['paper', ['ink', 'fall']],
];

/** [control colour, every background it is used on] */
const controls: [string, string[]][] = [
  ['control', ['paper', 'sunk', 'surface']],
  ['river', ['paper', 'sunk', 'surface']],
  ['focus', ['paper', 'sunk', 'surface']],
  ['bell-edge', ['paper', 'sunk', 'surface']],
];

const themes = { light, dark, deep };

describe.each(Object.entries(themes))('contrast on the %s ground', (_, palette) => {
  it.each(texts)('lets %s be read', (name, grounds) => {
    for (const ground of grounds) {
      expect(ratio(palette, name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(controls)('shows where %s is', (name, grounds) => {
    for (const ground of grounds) {
      expect(ratio(palette, name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('tokens', () => {
  it('give every colour once, for light and dark', () => {
    const start = source.indexOf('[data-ground] {');
    const block = source.slice(start, source.indexOf('}', start));
    const declared = [...block.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name = '']) => name);
    const shaded = ['scrim', 'float'];
    expect(declared).toEqual([...pairs.map((pair) => pair.name), ...shaded]);
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('follow the system until a theme is chosen', () => {
    expect(source).toMatch(/:root \{\s*color-scheme: light dark;/);
    expect(source).toMatch(
      /\[data-theme="dark"\],\s*\[data-ground="deep"\] \{\s*color-scheme: dark;/,
    );
  });

  it('stop all movement for those who ask', () => {
    const reduced = source.slice(source.indexOf('prefers-reduced-motion: reduce'));
    expect(reduced).toMatch(/--quick: 0ms;\s*--calm: 0ms;/);
  });
});

function ratio(palette: Palette, name: string, ground: string): number {
  const [colour, under] = [palette.get(name), palette.get(ground)];
  if (!colour || !under) throw new Error(`No token ${colour ? ground : name}`);
  return contrast(colour, under);
}

/** The dark background uses the dark values and overrides some of them. */
function deepPalette(): Palette {
  const start = source.indexOf('[data-ground="deep"] {', source.indexOf('--scrim'));
  const block = source.slice(start, source.indexOf('}', start));
  const palette = new Map(dark);
  for (const [, name = '', value = ''] of block.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const referred = value.match(/^var\(--([\w-]+)\)$/)?.[1];
    palette.set(name, referred ? (dark.get(referred) ?? '') : value);
  }
  return palette;
}
