/** The result of one part of the nightly run, as a row of docs/nightly.md. */
export type NightlyResult = {
  part: string;
  /** The day of the run, as 2026-11-16. */
  date: string;
  /** Version and commit of the source. */
  source: string;
  minutes: number;
  hasPassed: boolean;
  figures: string;
};

const heading = `# The nightly run
Each part of \`npm run nightly\` with the last time it was played; the command writes this page. A part that was never played has no row. “Smaller” means that it was played by hand at the size its figures give; the command replaces such a row.

| part | date | source | minutes | result | figures |
|---|---|---|---|---|---|`;

/** Replaces the part's former result in the page; parts are sorted alphabetically. */
export function withResult(page: string, result: NightlyResult): string {
  const rows = new Map(rowsOf(page).map((row) => [partOf(row), row]));
  rows.set(result.part, rowOf(result));
  const sorted = [...rows].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `${[heading, ...sorted.map(([, row]) => row)].join('\n')}\n`;
}

function rowsOf(page: string): string[] {
  return page.split('\n').filter((line) => /^\| [a-z]/.test(line) && partOf(line) !== 'part');
}

function partOf(row: string): string {
  return row.split('|')[1]?.trim() ?? '';
}

function rowOf({ part, date, source, minutes, hasPassed, figures }: NightlyResult): string {
  const reported = figures.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();
  const cells = [
    part,
    date,
    source,
    minutes.toFixed(1),
    hasPassed ? 'held' : '**failed**',
    reported,
  ];
  return `| ${cells.join(' | ')} |`;
}
