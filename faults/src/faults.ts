// Forces faults on the built product and measures what is promised while they last:
// `npm run faults [-- --short] [name…]`. Ends with one line: "N held, N broke". `--list` only names
// the scenarios.
import { parseArgs } from 'node:util';
import { StartError } from '@danube/e2e/product.ts';
import { atOnce } from './at-once.ts';
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
/** To open a stage, and to close it. */
const stageSeconds = 180;
const chosen = choose(positionals);
const outcomes: boolean[] = [];
const playing = new Set<string>();
let shared: Stage | undefined;

// Anyone who ends a run that takes too long wants to know what it was at.
process.once('SIGTERM', () => {
  console.log(`ended while playing: ${[...playing].join(', ') || 'nothing'}`);
  process.exit(1);
});

const opening = performance.now();
const partsEnv = await openParts();
console.log(`       servers and seeds ready after ${secondsSince(opening)}`);
try {
  // One after the other where bounds are times, which a neighbour would spoil.
  for (const group of groupsOf(chosen)) await atOnce(2, group, play);
} finally {
  await closeShared();
  await closeParts();
}

const broke = outcomes.filter((isFine) => !isFine).length;
console.log(`${outcomes.length - broke} held, ${broke} broke`);
// A scenario that hung or threw may have left something that still sends or waits.
process.exit(broke === 0 ? 0 : 1);

/** By name any of them; otherwise those of this form. */
function choose(names: readonly string[]): readonly Scenario[] {
  const all = [...scenarios, ...namedOnly];
  const unknown = names.filter((name) => !all.some((scenario) => scenario.name === name));
  if (unknown.length > 0) throw new Error(`no such scenario: ${unknown.join(', ')}`);
  if (names.length > 0) return all.filter(({ name }) => names.includes(name));
  return scenarios.filter(({ inShort = true }) => inShort || !isShort);
}

/** Neighbours that may overlap are one group; every other scenario is alone. */
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

async function play(scenario: Scenario): Promise<void> {
  const first = await playOnce(scenario);
  // In every check, what was only too slow is played once more and named: other programs on the
  // machine are no fault of ours. What was lost, doubled or let through is never played again.
  const outcome = isShort && !first.isFine && first.isOnlySlow ? await playOnce(scenario) : first;
  outcomes.push(outcome.isFine);
}

async function playOnce(scenario: Scenario) {
  const begin = performance.now();
  playing.add(scenario.name);
  const figures = await measure(scenario).catch((error: unknown) => error);
  playing.delete(scenario.name);
  const isFine = Array.isArray(figures) && figures.every(isHeld);
  const story = Array.isArray(figures) ? figures.map(describeFigure).join(', ') : explain(figures);
  const verdict = isFine ? 'held ' : 'BROKE';
  console.log(`${verdict}  ${scenario.name.padEnd(15)} ${secondsSince(begin)}: ${story}`);
  // The next one does not inherit what broke this one.
  if (!isFine) await closeShared();
  return { isFine, isOnlySlow: isOnlySlow(figures) };
}

/** An error that a scenario throws is a finding, unless the machine was too slow to begin or end. */
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

/** Full runs are long and leave much behind, so there each scenario has a stage of its own. */
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
