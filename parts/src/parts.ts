import { existsSync, readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { type PartName, type PartReport, partNames } from './part.ts';
import { allParts } from './parts-list.ts';
import { envPath, readReports } from './reports-file.ts';
import { resolveFolder, startParts, stopParts } from './start-parts.ts';

const usage = `npm run parts -- start|stop|status [${partNames.join('|')} ...]
npm run parts -- env`;

const [command, ...names] = process.argv.slice(2);
try {
  await runCommand(command, names);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function runCommand(command: string | undefined, names: readonly string[]): Promise<void> {
  const only = names.length === 0 ? partNames : names.map(asPartName);
  switch (command) {
    case 'start': {
      const { reports } = await startParts({ only });
      for (const name of only) printReport(name, reports[name]);
      return;
    }
    case 'stop':
      return stopParts({ only });
    case 'status':
      return printStatus(only);
    case 'env':
      return printEnv(resolveFolder({}));
    default:
      throw new Error(usage);
  }
}

function printEnv(folder: string): void {
  const path = envPath(folder);
  if (!existsSync(path)) throw new Error(`nothing was ever started in ${folder}`);
  process.stdout.write(readFileSync(path));
}

function asPartName(name: string): PartName {
  const known = partNames.find((candidate) => candidate === name);
  if (known === undefined) throw new Error(`there is no part "${name}"\n${usage}`);
  return known;
}

/** Exits with 1 if a started part is no longer running. */
function printStatus(only: readonly PartName[]): void {
  const folder = resolveFolder({});
  const reports = readReports(folder);
  for (const part of allParts.filter(({ name }) => only.includes(name))) {
    const report = reports[part.name];
    const isDown = report === undefined || (report.state === 'started' && !part.isRunning(folder));
    if (!isDown) {
      printReport(part.name, report);
      continue;
    }
    process.exitCode = 1;
    process.stdout.write(`${part.name.padEnd(9)} stopped\n`);
  }
}

function printReport(name: PartName, report: PartReport | undefined): void {
  if (report === undefined) return;
  const line = `${name.padEnd(9)} ${report.implementation.padEnd(24)} ${report.address}`;
  const remark = report.degraded === undefined ? '' : `  degraded: ${report.degraded}`;
  process.stdout.write(`${line}${styleText('yellow', remark)}\n`);
}
