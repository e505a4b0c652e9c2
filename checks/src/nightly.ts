// What takes too long for every change: `npm run nightly [-- <part>…]`. Without arguments it runs
// the parts that haven't run on this source yet, so that an interrupted run continues; with
// arguments it runs just those again. Results are written to docs/nightly.md.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type NightlyPart, nightlyBuild, nightlyParts } from './nightly-parts.ts';
import { withResult } from './nightly-results.ts';
import { repositoryRoot } from './repository.ts';
import { type CommandOutcome, endCommandsWithProcess, runCommand } from './run-command.ts';

const page = 'docs/nightly.md';
const pagePath = join(repositoryRoot, page);
/** Pages that the run writes itself. */
const exceptPages = [`:!${page}`, ':!docs/fault-matrix.md'];
const donePath = join(repositoryRoot, '.parts/nightly/done.json');
const logs = join(repositoryRoot, '.parts/nightly');

type Done = { source: string; parts: string[] };

endCommandsWithProcess();
const source = identifySource();
const done = readDone();
const chosen = selectParts(process.argv.slice(2));
let failed = 0;

if (!hasSucceeded(await runPart(nightlyBuild)))
  throw new Error('the build failed: see .parts/nightly');
for (const part of chosen) {
  const outcome = await runPart(part);
  writeResult(part, outcome);
  if (hasSucceeded(outcome)) markDone(part);
  else failed += 1;
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function selectParts(names: readonly string[]): readonly NightlyPart[] {
  const all = nightlyParts();
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `no such part: ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`,
    );
  }
  return names.length === 0
    ? all.filter(({ name }) => !done.parts.includes(name))
    : all.filter(({ name }) => names.includes(name));
}

async function runPart({ name, command, env, limitMinutes }: NightlyPart): Promise<CommandOutcome> {
  const outcome = await runCommand(repositoryRoot, command, {
    env: { ...env, NIGHTLY: '1' },
    limitSeconds: limitMinutes * 60,
    logFile: join(logs, `${name}.log`),
  });
  const minutes = (outcome.seconds / 60).toFixed(1);
  console.log(`${hasSucceeded(outcome) ? 'held' : 'FAIL'}  ${name.padEnd(24)} ${minutes} min`);
  if (!hasSucceeded(outcome)) console.log(lastLines(outcome.output, 60));
  return outcome;
}

function hasSucceeded({ exitCode }: CommandOutcome): boolean {
  return exitCode === 0;
}

function writeResult({ name, limitMinutes }: NightlyPart, outcome: CommandOutcome): void {
  const former = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : '';
  const result = {
    part: name,
    date: new Date().toISOString().slice(0, 10),
    source: describeSource(),
    minutes: outcome.seconds / 60,
    hasPassed: hasSucceeded(outcome),
    figures: outcome.hasTimedOut
      ? `ended after ${limitMinutes} minutes`
      : figuresIn(outcome.output),
  };
  writeFileSync(pagePath, withResult(former, result));
}

/** The summary at the end of a run: counts, and what tests and scenarios measured. */
function figuresIn(output: string): string {
  const reported = output
    .split('\n')
    .filter((line) =>
      /^(held|BROKE)|^\s*(Tests|Test Files|↳)|\d+ (passed|failed|caught|held)/.test(line),
    );
  return reported.slice(-4).join('; ');
}

function lastLines(output: string, count: number): string {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}

function markDone({ name }: NightlyPart): void {
  done.parts.push(name);
  mkdirSync(dirname(donePath), { recursive: true });
  writeFileSync(donePath, JSON.stringify(done));
}

function readDone(): Done {
  const former: Done | undefined = existsSync(donePath)
    ? JSON.parse(readFileSync(donePath, 'utf8'))
    : undefined;
  return former?.source === source ? former : { source, parts: [] };
}

/** The source without the results pages, which change during the run. */
function identifySource(): string {
  const sources = ['--', '.', ...exceptPages];
  const parts = [
    git('log', '-1', '--format=%H', ...sources),
    git('diff', 'HEAD', ...sources),
    git('ls-files', '--others', '--exclude-standard', ...sources),
  ];
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

function describeSource(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(repositoryRoot, 'package.json'), 'utf8'),
  );
  return `v${version} ${git('log', '-1', '--format=%h', '--', '.', ...exceptPages).trim()}`;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 2 ** 28 });
}
