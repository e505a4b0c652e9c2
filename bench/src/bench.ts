// Benchmarks the built product against minimal baselines: `npm run bench [-- name…]`. Writes the
// results to bench/results.md; exits with 1 if a goal was missed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measurements, videoMeasurements } from './measurements.ts';
import { printFigures, writeResults } from './results.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in measurements));
if (unknown.length > 0) throw new Error(`no such measurement: ${unknown.join(', ')}`);
const names = positionals.length > 0 ? positionals : Object.keys(measurements);

installOnFirstUse();
const { openStage } = await import('./stage.ts');
const stage = await openStage({
  hasRealFilm: names.some((name) => videoMeasurements.includes(name)),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stage.close().finally(() => process.exit(130)));
}
try {
  for (const name of names) await runMeasurement(name);
} finally {
  await stage.close();
}

async function runMeasurement(name: string): Promise<void> {
  const measure = await measurements[name]?.();
  const figures = (await measure?.(stage)) ?? [];
  printFigures(name, figures);
  writeResults(name, figures);
  if (figures.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

/** Large tools that nothing else needs, so they aren't part of the workspaces' installation. */
function installOnFirstUse(): void {
  const folder = join(import.meta.dirname, '..');
  if (existsSync(join(folder, 'node_modules'))) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the tools for measuring could not be installed');
}
