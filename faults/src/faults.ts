// Forces faults on the built product and measures what is promised while they last:
// `npm run faults [-- --short] [name…]`. Ends with one line: "N held, N broke".
import { parseArgs } from 'node:util';
import { describeFigure, isHeld, type Scenario } from './scenario.ts';
import { namedOnly, scenarios } from './scenarios.ts';
import { closeParts, openParts, openStage } from './stage.ts';

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isShort = values.short;
const chosen = choose(positionals);
const outcomes: boolean[] = [];
const partsEnv = await openParts();

try {
  // One after the other: the bounds are times, and a neighbour would spoil them.
  for (const scenario of chosen) await play(scenario);
} finally {
  await closeParts();
}

const broke = outcomes.filter((isFine) => !isFine).length;
console.log(`${outcomes.length - broke} held, ${broke} broke`);
process.exitCode = broke === 0 ? 0 : 1;

function choose(names: readonly string[]): readonly Scenario[] {
  const all = [...scenarios, ...namedOnly];
  const unknown = names.filter((name) => !all.some((scenario) => scenario.name === name));
  if (unknown.length > 0) throw new Error(`no such scenario: ${unknown.join(', ')}`);
  return names.length === 0 ? scenarios : all.filter(({ name }) => names.includes(name));
}

async function play(scenario: Scenario): Promise<void> {
  const begin = performance.now();
  const figures = await measure(scenario).catch((error: unknown) => error);
  const seconds = `${((performance.now() - begin) / 1000).toFixed(1)} s`;
  const isFine = Array.isArray(figures) && figures.every(isHeld);
  const story = Array.isArray(figures) ? figures.map(describeFigure).join(', ') : explain(figures);
  outcomes.push(isFine);
  console.log(`${isFine ? 'held ' : 'BROKE'}  ${scenario.name.padEnd(15)} ${seconds}: ${story}`);
}

async function measure(scenario: Scenario) {
  const databaseName = `danube_${scenario.name.replaceAll('-', '_')}`;
  const stage = await openStage(partsEnv, { databaseName, isShort });
  try {
    return await scenario.run(stage);
  } finally {
    await stage.close();
  }
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
