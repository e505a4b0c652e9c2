import { heightScale, linePath, type Point, strokesPath } from './line/path.ts';
import { createRandom, hashText, type Random } from './line/random.ts';
import { type Bar, closes, movingAverage, priceSeries, type Regime } from './line/series.ts';

export type CoverKind = 'course' | 'book' | 'indicator' | 'package' | 'fact-sheet';

export type CoverPalette = { ground: string; line: string; ink: string };

/** One SVG element; its stroke and fill use the cover's two colours. */
export type CoverMark = {
  path: string;
  fill?: 'line' | 'ground';
  width?: number;
  opacity?: number;
  dash?: string;
};

export type CoverShape = {
  motif: Motif;
  palette: CoverPalette;
  width: number;
  height: number;
  marks: CoverMark[];
};

export const coverPalettes: readonly CoverPalette[] = [
  { ground: '#0f2f34', line: '#58c4b6', ink: '#f4efe3' },
  { ground: '#0a5f5c', line: '#e9dfc6', ink: '#f7f3ea' },
  { ground: '#e7dfcc', line: '#0a726e', ink: '#0e2b30' },
  { ground: '#1d4145', line: '#eba433', ink: '#f4efe3' },
  { ground: '#c9ddd4', line: '#0e2b30', ink: '#0e2b30' },
  { ground: '#3a2a20', line: '#e2b38f', ink: '#f6ede2' },
  { ground: '#ecd9ae', line: '#7b3a28', ink: '#2b1a10' },
  { ground: '#1d3550', line: '#9cc3ea', ink: '#eef2f5' },
  { ground: '#3f4a35', line: '#d8cf9f', ink: '#f4efe3' },
  { ground: '#cfd9e3', line: '#1e4a80', ink: '#0e2b30' },
];

const pictures = ['echo', 'candles', 'rain', 'terrain', 'steps', 'ridges', 'mirror'] as const;
const secondaryDrawings = ['bands', 'histogram', 'candles', 'steps'] as const;

export type Motif = (typeof pictures)[number] | (typeof secondaryDrawings)[number];

const width = 400;
const heights: Record<CoverKind, number> = {
  course: 500,
  book: 560,
  indicator: 300,
  package: 300,
  'fact-sheet': 566,
};
/** Landscape covers: the title leaves the lower half to the drawing. */
const landscapeKinds: readonly CoverKind[] = ['indicator', 'package'];

/** Everything is derived from the slug: colours, motif, series and crop. */
export function coverShape(slug: string, kind: CoverKind): CoverShape {
  const seed = hashText(`${kind}@${slug}`);
  const random = createRandom(seed);
  const height = heights[kind];
  const palette = pick(coverPalettes, random);
  const motif = pick<Motif>(kind === 'indicator' ? secondaryDrawings : pictures, random);
  const bars = priceSeries(seed, story(random));
  const isWide = landscapeKinds.includes(kind);
  const top = height * (isWide ? 0.52 : 0.46 + random() * 0.08);
  const bottom = height * (isWide ? 0.9 : 0.74 + random() * 0.12);
  const canvas: Canvas = { bars, top, bottom, height, random };
  return { motif, palette, width, height, marks: motifs[motif](canvas) };
}

type Canvas = { bars: Bar[]; top: number; bottom: number; height: number; random: Random };

/** Four or five regimes in random order: some covers climb, some fall and recover. */
function story(random: Random): Regime[] {
  const lean = random() < 0.72 ? 1 : -1;
  return Array.from({ length: 4 + Math.floor(random() * 2) }, (_, index) => ({
    bars: 9 + Math.floor(random() * 8),
    move: (index % 2 === 0 ? lean : -lean * 0.55) * (0.03 + random() * 0.09),
    volatility: 0.006 + random() * 0.01,
  }));
}

const motifs: Record<Motif, (canvas: Canvas) => CoverMark[]> = {
  echo(canvas) {
    const points = lineOf(canvas);
    const echoes = Array.from({ length: 7 }, (_, index) => {
      const shift = (index + 1) * 7 + (index + 1) ** 2 * 1.6;
      const path = linePath(points.map(([x, y]): Point => [x, y + shift]).filter(everySecond));
      return { path, width: 1, opacity: 0.7 - index * 0.07 };
    });
    return [...echoes, { path: linePath(points), width: 2.6 }];
  },

  candles(canvas) {
    const bars = merged(canvas.bars, 2);
    const height = scaleOf(canvas);
    const pitch = width / bars.length;
    const at = (index: number) => (index + 0.5) * pitch;
    const rising = bars.map((bar, index) => ({ bar, x: at(index) }));
    const body = ({ bar, x }: { bar: Bar; x: number }) => ({
      x,
      from: height(bar.open),
      to: height(bar.close),
    });
    return [
      {
        path: strokesPath(
          bars.map((bar, index) => ({ x: at(index), from: height(bar.high), to: height(bar.low) })),
        ),
        width: 1.5,
      },
      { path: strokesPath(rising.map(body)), width: pitch * 0.62 },
      {
        path: strokesPath(
          rising
            .filter(({ bar }) => bar.close < bar.open)
            .map(body)
            .filter((stroke) => stroke.to - stroke.from > 5)
            .map(({ x, from, to }) => ({ x, from: from + 1.6, to: to - 1.6 })),
        ),
        width: pitch * 0.62 - 3.2,
        fill: 'ground',
      },
    ];
  },

  rain(canvas) {
    const drops = lineOf(canvas).map(([x, y]) => ({ x, from: y, to: canvas.height }));
    return [{ path: strokesPath(drops), width: 2, opacity: 0.85 }];
  },

  terrain(canvas) {
    const rules = Array.from({ length: 16 }, (_, index) => {
      const y = Math.round(canvas.top + 8 + index * 15);
      return `M0 ${y}h${width}`;
    });
    return [
      {
        path: `${linePath(lineOf(canvas))}V${canvas.height}H0z`,
        fill: 'line',
        opacity: 0.94,
      },
      { path: rules.join(''), fill: 'ground', width: 1.4, opacity: 0.55 },
    ];
  },

  steps(canvas) {
    const points = lineOf(canvas);
    const treads = points.filter((_, index) => index % 5 === 0);
    const stairs = treads
      .map(([x, y], index) =>
        index === 0 ? `M0 ${Math.round(y)}` : `H${Math.round(x)}V${Math.round(y)}`,
      )
      .join('');
    const posts = treads.filter((_, index) => index % 2 === 1);
    return [
      { path: linePath(points), width: 1.2, opacity: 0.6 },
      {
        path: strokesPath(posts.map(([x, y]) => ({ x, from: y + 10, to: canvas.height }))),
        width: 1,
        opacity: 0.4,
        dash: '2 6',
      },
      { path: `${stairs}H${width}`, width: 3 },
    ];
  },

  ridges(canvas) {
    const rows = 7;
    const values = lineOf(canvas).map(([, y]) => y - (canvas.top + canvas.bottom) / 2);
    return Array.from({ length: rows }, (_, row) => {
      const base = canvas.top + 20 + (row * (canvas.height * 0.96 - canvas.top - 20)) / rows;
      const shift = Math.floor(canvas.random() * values.length);
      const gain = 0.25 + canvas.random() * 0.4;
      const points = values.map((_, index): Point => {
        const value = values[(index + shift) % values.length] ?? 0;
        const calm = Math.sin((Math.PI * index) / (values.length - 1));
        return [(index * width) / (values.length - 1), base + value * gain * calm];
      });
      // The path closes outside the cover, so that only the ridge's stroke is visible.
      const ridge = linePath([[-20, base], ...points.filter(everySecond), [width + 20, base]]);
      const path = `${ridge}V${canvas.height + 20}H-20z`;
      return { path, fill: 'ground' as const, width: 2 };
    });
  },

  mirror(canvas) {
    const points = lineOf({ ...canvas, bottom: canvas.bottom - canvas.height * 0.08 });
    const water = canvas.bottom;
    const ripples = points.map(([x, y]): Point => [x, water + (water - y) * 0.55]);
    return [
      { path: linePath(points), width: 2.6 },
      { path: `M0 ${Math.round(water)}h${width}`, width: 1, opacity: 0.8 },
      { path: linePath(ripples.filter(everySecond)), width: 2, opacity: 0.5, dash: '7 7' },
    ];
  },

  bands(canvas) {
    const height = scaleOf(canvas);
    const mean = movingAverage(canvas.bars, 9);
    const pitch = width / (mean.length - 1);
    const edge = (sign: number) =>
      mean.map((value, index): Point => {
        const spread = deviation(canvas.bars, index, value);
        return [index * pitch, height(value + sign * (1.6 * spread + value * 0.004))];
      });
    const upper = edge(1);
    const channel = linePath([...upper, ...edge(-1).reverse()]);
    return [
      { path: `${channel}z`, fill: 'line', opacity: 0.2 },
      {
        path: linePath(mean.map((value, index): Point => [index * pitch, height(value)])),
        width: 1.2,
        dash: '3 4',
      },
      { path: linePath(lineOf(canvas)), width: 2.4 },
    ];
  },

  histogram(canvas) {
    const mean = movingAverage(canvas.bars, 12);
    const gaps = canvas.bars.map((bar, index) => bar.close - (mean[index] ?? 0));
    const largest = Math.max(...gaps.map(Math.abs)) || 1;
    const zero = canvas.height * 0.84;
    const pitch = width / gaps.length;
    const columns = gaps.map((gap, index) => ({
      x: (index + 0.5) * pitch,
      from: zero,
      to: zero - (gap / largest) * canvas.height * 0.11,
    }));
    return [
      { path: linePath(lineOf({ ...canvas, bottom: canvas.height * 0.7 })), width: 2.2 },
      { path: strokesPath(columns), width: pitch * 0.55, opacity: 0.9 },
      { path: `M0 ${zero}h${width}`, width: 1, opacity: 0.6 },
    ];
  },
};

function scaleOf({ bars, top, bottom }: Canvas) {
  const values = bars.flatMap((bar) => [bar.low, bar.high]);
  return heightScale(values, top, bottom);
}

function lineOf(canvas: Canvas): Point[] {
  const values = closes(canvas.bars);
  const height = heightScale(values, canvas.top, canvas.bottom);
  const pitch = width / (values.length - 1);
  return values.map((value, index): Point => [index * pitch, height(value)]);
}

/** Merges neighbouring bars, as a chart with a longer period does. */
function merged(bars: readonly Bar[], size: number): Bar[] {
  const result: Bar[] = [];
  for (let index = 0; index + size <= bars.length; index += size) {
    const group = bars.slice(index, index + size);
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) continue;
    result.push({
      open: first.open,
      close: last.close,
      high: Math.max(...group.map((bar) => bar.high)),
      low: Math.min(...group.map((bar) => bar.low)),
    });
  }
  return result;
}

function deviation(bars: readonly Bar[], index: number, mean: number): number {
  const window = bars.slice(Math.max(0, index - 8), index + 1);
  const sum = window.reduce((total, bar) => total + (bar.close - mean) ** 2, 0);
  return Math.sqrt(sum / window.length);
}

/** Halves the points of a secondary line; the ends stay, so it still spans the cover. */
function everySecond(_: Point, index: number, all: readonly Point[]): boolean {
  return index % 2 === 0 || index === all.length - 1;
}

function pick<Entry>(entries: readonly Entry[], random: Random): Entry {
  // The index is below the length, which is never 0 here.
  return entries[Math.floor(random() * entries.length)] as Entry;
}
