/** One bar of a chart in a text; its time is shown as written. */
export type ParsedBar = {
  readonly time: string;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
};

/** A horizontal price line; only levels can have a label. */
export type ParsedLevel = {
  readonly kind: 'entry' | 'stop' | 'target' | 'level';
  readonly price: number;
  readonly words: string;
};

export type ParsedChart = {
  readonly bars: readonly ParsedBar[];
  readonly levels: readonly ParsedLevel[];
  /** Decimal places of the most precise price. */
  readonly digits: number;
};

const maxBars = 120;
const maxLevels = 8;
const heading = 'time,open,high,low,close';

/**
 * Parses a chart: bars as `time,open,high,low,close`, and prices as `entry 18240` or `level 18200
 * Support`, in any order. Null if a line is neither.
 */
export function parseChart(text: string): ParsedChart | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.replaceAll(' ', '') !== heading);
  const read = lines.map((line) => parseLevel(line) ?? parseBar(line));
  if (!read.every((line) => line !== null)) return null;
  const bars = read.filter((line) => 'open' in line);
  const levels = read.filter((line) => 'kind' in line);
  if (bars.length < 2 || bars.length > maxBars) return null;
  if (levels.length > maxLevels || !areDistinct(levels)) return null;
  return { bars, levels, digits: Math.max(...lines.flatMap(decimals)) };
}

const levelPattern = /^(entry|stop|target|level) +(\S+)(?: +(.+))?$/;

function parseLevel(line: string): ParsedLevel | null {
  const [, kind, written = '', words = ''] = levelPattern.exec(line) ?? [];
  const price = parsePrice(written);
  if (!kind || price === null || (kind !== 'level' && words !== '')) return null;
  // The regular expression lists the kinds.
  return { kind: kind as ParsedLevel['kind'], price, words };
}

function parseBar(line: string): ParsedBar | null {
  const [time = '', ...prices] = line.split(',').map((part) => part.trim());
  const [open, high, low, close, ...more] = prices.map(parsePrice);
  if (time === '' || more.length > 0) return null;
  if (!isPrice(open) || !isPrice(high) || !isPrice(low) || !isPrice(close)) return null;
  if (high < Math.max(open, close) || low > Math.min(open, close)) return null;
  return { time, open, high, low, close };
}

const pricePattern = /^\d{1,9}(?:\.(\d{1,6}))?$/;

function parsePrice(written: string): number | null {
  return pricePattern.test(written) ? Number(written) : null;
}

function isPrice(price: number | null | undefined): price is number {
  return typeof price === 'number';
}

/** A trade has one entry, one stop and one target; levels may repeat. */
function areDistinct(levels: readonly ParsedLevel[]): boolean {
  const kinds = levels.map(({ kind }) => kind).filter((kind) => kind !== 'level');
  return new Set(kinds).size === kinds.length;
}

/** Of the prices only: a level's name may contain a percentage, and a time a full stop. */
function decimals(line: string): number[] {
  const level = levelPattern.exec(line);
  const prices = level ? level.slice(2, 3) : line.split(',').slice(1);
  return prices.map((price) => pricePattern.exec(price.trim())?.[1]?.length ?? 0);
}
