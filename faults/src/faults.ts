// Injects faults into the built product and measures its guarantees meanwhile: `npm run faults [--
// --short] [name…]`. Ends with one line: "N held, N broke". `--list` only prints the scenarios.
import { parseArgs } from 'node:util';
import { StartError } from '@danube/e2e/product.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { closeParts, openParts } from './parts.ts';
import { describeFigure, isHeld, isTime, type Scenario } from './scenario.ts';
import { namedOnly, scenarios } from './scenarios.ts';
import { shareStage } from './shared-stage.ts';
import { openStage, type Stage } from './stage.ts';
import { HungError, withinSeconds } from './time-limit.ts';

const { values, positionals } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.list) {
  for (const { name } of scenarios) console.log(name);
  process.exit();
}
const isShort = values.short;
const defaultLimit = { short: 400, full: 2 * 60 * 60 };
/** For opening and closing a stage. */
const stageSeconds = 180;
const chosen = choose(positionals);
const outcomes: boolean[] = [];
const runningScenarios = new Set<string>();
let shared: Stage | undefined;

// When a run is aborted for taking too long, say which scenario was running.
process.once('SIGTERM', () => {
  console.log(`ended while playing: ${[...runningScenarios].join(', ') || 'nothing'}`);
  process.exit(1);
});

const opening = performance.now();
const partsEnv = await openParts();
console.log(`       servers and seeds ready after ${secondsSince(opening)}`);
try {
  // Scenarios that measure times run alone: a parallel one would distort them.
  for (const group of groupsOf(chosen)) await mapConcurrently(2, group, runScenario);
} finally {
  await closeShared();
  await closeParts();
}

const failed = outcomes.filter((hasHeld) => !hasHeld).length;
console.log(`${outcomes.length - failed} held, ${failed} broke`);
// A scenario that hung or threw may have left open handles.
process.exit(failed === 0 ? 0 : 1);

/** Any scenario by name; otherwise those of the selected form. */
function choose(names: readonly string[]): readonly Scenario[] {
  const all = [...scenarios, ...namedOnly];
  const unknown = names.filter((name) => !all.some((scenario) => scenario.name === name));
  if (unknown.length > 0) throw new Error(`no such scenario: ${unknown.join(', ')}`);
  if (names.length > 0) return all.filter(({ name }) => names.includes(name));
  return scenarios.filter(({ inShort = true }) => inShort || !isShort);
}

/** Adjacent scenarios that may overlap form a group; every other one runs alone. */
function groupsOf(list: readonly Scenario[]): Scenario[][] {
  const overlaps = ({ canOverlap }: Scenario) => isShort && canOverlap === true;
  const groups: Scenario[][] = [];
  for (const scenario of list) {
    const last = groups.at(-1);
    if (last?.every(overlaps) && overlaps(scenario)) last.push(scenario);
    else groups.push([scenario]);
  }
  return groups;
}

async function runScenario(scenario: Scenario): Promise<void> {
  const first = await runOnce(scenario);
  // In the short form, a scenario that was only too slow is repeated once and reported, because
  // other load on the machine isn't a defect. Lost, duplicated or wrongly admitted data is never
  // retried.
  const outcome = isShort && !first.hasHeld && first.isOnlySlow ? await runOnce(scenario) : first;
  outcomes.push(outcome.hasHeld);
}

async function runOnce(scenario: Scenario) {
  const begin = performance.now();
  runningScenarios.add(scenario.name);
  const figures = await measure(scenario).catch((error: unknown) => error);
  runningScenarios.delete(scenario.name);
  const hasHeld = Array.isArray(figures) && figures.every(isHeld);
  const story = Array.isArray(figures) ? figures.map(describeFigure).join(', ') : explain(figures);
  const verdict = hasHeld ? 'held ' : 'BROKE';
  console.log(`${verdict}  ${scenario.name.padEnd(15)} ${secondsSince(begin)}: ${story}`);
  // The next scenario gets a fresh stage.
  if (!hasHeld) await closeShared();
  return { hasHeld, isOnlySlow: isOnlySlow(figures) };
}

/** An exception in a scenario is a finding, unless the machine was too slow to start or stop. */
function isOnlySlow(figures: unknown): boolean {
  if (!Array.isArray(figures)) return figures instanceof HungError || figures instanceof StartError;
  return figures.every((figure) => isHeld(figure) || isTime(figure));
}

async function measure(scenario: Scenario) {
  const stage = await withinSeconds(stageSeconds, stageFor(scenario));
  const { short, full } = scenario.limitSeconds ?? defaultLimit;
  try {
    return await withinSeconds(isShort ? short : full, scenario.run(stage));
  } finally {
    if (stage !== shared) await withinSeconds(stageSeconds, stage.close());
  }
}

/** Full runs are long and leave a lot of data, so each scenario gets its own stage. */
async function stageFor({ name, needs }: Scenario): Promise<Stage> {
  if (isShort && needs === 'shared') {
    shared ??= await shareStage(await openStageNamed('shared'));
    return shared;
  }
  await closeShared();
  return openStageNamed(name);
}

function openStageNamed(name: string): Promise<Stage> {
  return openStage(partsEnv, { databaseName: `danube_${name.replaceAll('-', '_')}`, isShort });
}

async function closeShared(): Promise<void> {
  const former = shared;
  shared = undefined;
  if (former) await withinSeconds(stageSeconds, former.close());
}

function secondsSince(begin: number): string {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
}

function explain(error: unknown): string {
  if (error instanceof HungError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
