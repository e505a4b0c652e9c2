export type ParsedColumns = {
  /** What the labels are: a year, a segment. */
  readonly heading: string;
  /** `€`, `€m`, `€bn`, `%` or a word; empty without one. */
  readonly unit: string;
  readonly series: readonly ColumnSeries[];
  readonly rows: readonly ColumnRow[];
};

type ColumnSeries = {
  readonly name: string;
  /** Decimal places of its most precise value. */
  readonly digits: number;
};

/** A label, shown as written, and one value for each series. */
export type ColumnRow = { readonly label: string; readonly values: readonly number[] };

const maxSeries = 3;
const maxRows = 24;
/** With more, the bars would be too narrow for a phone. */
const maxValues = 48;

/**
 * Parses columns: a first line `Year,Sales,Profit`, then lines of a label and as many values, and
 * perhaps `unit €m`. Null if a line is none of these.
 */
export function parseColumns(text: string): ParsedColumns | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const units = lines.flatMap((line) => unitPattern.exec(line)?.[1] ?? []);
  const [first = [], ...rest] = lines.filter((line) => !unitPattern.test(line)).map(splitLine);
  const [heading = '', ...names] = first;
  const rows = rest.map((parts) => parseRow(parts, names.length));
  if (units.length > 1 || !areNames(names) || names.length > maxSeries) return null;
  if (rows.length < 2 || rows.length > maxRows) return null;
  if (rows.length * names.length > maxValues) return null;
  if (!rows.every((row) => row !== null) || !areNames(rows.map(({ label }) => label))) return null;
  const digits = (column: number) =>
    Math.max(...rest.map((parts) => decimals(parts[column + 1] ?? '')));
  return {
    heading,
    unit: units[0] ?? '',
    series: names.map((name, index) => ({ name, digits: digits(index) })),
    rows,
  };
}

/** Without a comma, which the other lines have. */
const unitPattern = /^unit +([^,]{1,24})$/;

function splitLine(line: string): string[] {
  return line.split(',').map((part) => part.trim());
}

/** A hyphen or the minus sign that texts use. */
const valuePattern = /^[-−]?\d{1,12}(?:\.(\d{1,6}))?$/;

function parseRow([label = '', ...written]: readonly string[], count: number): ColumnRow | null {
  if (written.length !== count || !written.every((value) => valuePattern.test(value))) return null;
  return { label, values: written.map((value) => Number(value.replace('−', '-'))) };
}

/** Names are told apart by their words only. */
function areNames(names: readonly string[]): boolean {
  return names.length > 0 && !names.includes('') && new Set(names).size === names.length;
}

function decimals(written: string): number {
  return valuePattern.exec(written)?.[1]?.length ?? 0;
}
