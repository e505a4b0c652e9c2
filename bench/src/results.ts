import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './measurement.ts';

const path = join(import.meta.dirname, '../results.md');

const introduction = `# Results

Written by \`npm run bench\`. Ratios come from one interleaved run and are medians; absolute numbers
depend on the machine and on what else it did. README.md says how each one is taken.
`;

export function printFigures(name: string, figures: readonly Figure[]): void {
  console.log(`\n${name}`);
  for (const { what, value, goal, isMet, note } of figures) {
    const verdict = verdictOf(isMet).toUpperCase().padEnd(6);
    console.log(`  ${verdict} ${what}: ${value}${goal && ` (${goal})`}${note ? `; ${note}` : ''}`);
  }
}

/** Replaces this benchmark's section and leaves the others unchanged. */
export function writeResults(name: string, figures: readonly Figure[]): void {
  const known = existsSync(path)
    ? readFileSync(path, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const others = known.filter((section) => !section.startsWith(`## ${name}\n`));
  const sections = [...others.map((section) => section.trimEnd()), sectionOf(name, figures)];
  writeFileSync(path, `${[introduction.trimEnd(), ...sections.sort()].join('\n\n')}\n`);
}

function sectionOf(name: string, figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ what, value, goal, isMet, note = '' }) =>
      `| ${what} | ${value} | ${goal} | ${verdictOf(isMet)} | ${note} |`,
  );
  return [
    `## ${name}`,
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${machine()}`,
    '',
    '| what | figure | goal | | note |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function verdictOf(isMet: boolean | null): string {
  if (isMet === null) return '';
  return isMet ? 'held' : 'missed';
}

function machine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}, load ${load}`;
}
