// Plays twelve acts under five faults of each of six dependencies: `npm run faults-matrix [--
// <dependency>…]`. Needs the built product. Writes docs/fault-matrix.md and ends with one line: "N
// held, N broke".
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencyTitles, isDependencyName, openDependencies } from './matrix/dependencies.ts';
import { openScene } from './matrix/open-scene.ts';
import { withBlock } from './matrix/page.ts';
import { type Block, playBlock } from './matrix/play-block.ts';
import type { Cell } from './matrix/play-cell.ts';
import { closeIdentityProvider, closeParts, openIdentityProvider, openParts } from './parts.ts';
import { openStage } from './stage.ts';

const root = join(import.meta.dirname, '../..');
const pagePath = join(root, 'docs/fault-matrix.md');
/** The last lines of a program's log that explain a cell. */
const shownLogLines = 4;

const chosen = process.argv.slice(2);
for (const name of chosen) {
  if (isDependencyName(name)) continue;
  const known = Object.keys(dependencyTitles).join(', ');
  throw new Error(`no such dependency: ${name}; there are ${known}`);
}
const partsEnv = { ...(await openParts()), ...(await openIdentityProvider()) };
const stage = await openStage(partsEnv, { databaseName: 'danube_matrix', isShort: false });
const shop = await stage.shop();
const around = await openDependencies({ ...stage.env, ...shop.settings });
let held = 0;
let broke = 0;
try {
  const [web] = await stage.startCopies(1, { ...shop.settings, ...around.webSettings });
  const worker = await stage.startWorker({ ...shop.settings, ...around.workerSettings });
  if (!web) throw new Error('a copy is needed');
  shop.door.leadTo([web]);
  for (const dependency of around.dependencies) {
    if (chosen.length > 0 && !chosen.includes(dependency.name)) continue;
    // An administrator's session ends after half an hour, so each block has a new one.
    const scene = await openScene(stage, shop, { web, worker });
    const logs = followLogs([web, worker]);
    const block = await playBlock(scene, dependency, (cell) =>
      report(dependency.name, cell, logs()),
    );
    write(block);
    if (block.booksDefect !== '') broke += 1;
    console.log(`       ${dependency.name}: ${block.minutes.toFixed(1)} min, ${booksOf(block)}`);
  }
} finally {
  await stage.close();
  await around.close();
  await closeIdentityProvider();
  await closeParts();
}
console.log(`${held} held, ${broke} broke`);
// Acts that hung may have left open handles.
process.exit(broke === 0 ? 0 : 1);

function report(dependency: string, cell: Cell, log: string): void {
  const { act, fault, mark, milliseconds, reason } = cell;
  if (mark === 'BROKE') broke += 1;
  else held += 1;
  const place = `${dependency.padEnd(8)} ${fault.padEnd(10)} ${act.padEnd(31)}`;
  console.log(`${mark.padEnd(10)} ${place} ${Math.round(milliseconds)} ms ${reason}`);
  if (mark === 'BROKE') console.log(log);
}

/** What the programs have logged since the last call. */
function followLogs(programs: readonly { log(): string }[]): () => string {
  const read = programs.map((program) => program.log().length);
  return () =>
    programs
      .flatMap((program, index) => {
        const log = program.log();
        const added = log.slice(read[index]);
        read[index] = log.length;
        return added.trimEnd().split('\n').slice(-shownLogLines);
      })
      .map((line) => `           ${line.slice(0, 600)}`)
      .join('\n');
}

function write(block: Block): void {
  const former = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : '';
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(pagePath, withBlock(former, { ...block, date, source: describeSource() }));
}

function booksOf({ booksDefect }: Block): string {
  return booksDefect === '' ? 'the books agree' : `the books differ: ${booksDefect}`;
}

function describeSource(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const args = ['log', '-1', '--format=%h', '--', '.', ':!docs'];
  const commit = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return `v${version} ${commit.trim()}`;
}
