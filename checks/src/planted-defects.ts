// The test of the tests: plants one known mistake after another in a copy of the repository and
// runs the check that must object: `npm run defects [-- --short | <part of a name>…]`.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defects } from './defects.ts';
import { identityDefects } from './identity-defects.ts';
import { moneyDefects } from './money-defects.ts';
import type { PlantedDefect } from './planted-defect.ts';
import { repositoryRoot } from './repository.ts';
import { copyRepository } from './repository-copy.ts';
import { rightsDefects } from './rights-defects.ts';
import { type CommandOutcome, runCommand } from './run-command.ts';

export type Verdict =
  | 'caught'
  | 'missed'
  | 'red for another reason'
  | 'red before it was planted'
  | 'not planted';

/** A check that said the same before the defect was there has not noticed it. */
export function judge(before: CommandOutcome, after: CommandOutcome, expected: RegExp): Verdict {
  if (after.exitCode === 0) return 'missed';
  if (!expected.test(after.output)) return 'red for another reason';
  const saidItBefore = before.exitCode !== 0 && expected.test(before.output);
  return saidItBefore ? 'red before it was planted' : 'caught';
}

/** Spoils the file and returns a function that restores it, or undefined if nothing changed. */
export function plant(root: string, { file, edit }: PlantedDefect): (() => void) | undefined {
  const path = join(root, file);
  const original = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const spoilt = edit(original ?? '');
  if (spoilt === (original ?? '')) return undefined;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, spoilt);
  return () => (original === undefined ? rmSync(path) : writeFileSync(path, original));
}

/** Plants every defect in turn in the tree at `root`, which is as it was afterwards. */
export async function* tryDefects(
  root: string,
  planned: readonly PlantedDefect[],
): AsyncGenerator<{ defect: PlantedDefect; verdict: Verdict; output: string }> {
  const cleanOutcomes = new Map<string, CommandOutcome>();
  for (const defect of planned) {
    const command = defect.check.join(' ');
    const before = cleanOutcomes.get(command) ?? (await runCommand(root, defect.check));
    cleanOutcomes.set(command, before);
    const restore = plant(root, defect);
    if (!restore) {
      yield { defect, verdict: 'not planted', output: `${defect.file} was left as it is` };
      continue;
    }
    const after = await runCommand(root, defect.check);
    restore();
    yield { defect, verdict: judge(before, after, defect.expect), output: after.output };
  }
}

/** With `--short` one defect for each kind of check, else those whose name holds one of the words. */
export function selectDefects(
  all: readonly PlantedDefect[],
  wanted: readonly string[],
): readonly PlantedDefect[] {
  if (wanted.includes('--short')) {
    return [...Map.groupBy(all, kindOfCheck).values()].flatMap((same) => same.slice(0, 1));
  }
  if (wanted.length === 0) return all;
  return all.filter(({ name }) => wanted.some((words) => name.includes(words)));
}

/** All tests of one tier are one kind: that a red test is noticed needs to be seen once. */
function kindOfCheck({ check }: PlantedDefect): string {
  return check.slice(0, check[0] === 'vitest' ? 4 : undefined).join(' ');
}

async function main(wanted: readonly string[]): Promise<void> {
  const planned = selectDefects(
    [...defects, ...identityDefects, ...rightsDefects, ...moneyDefects],
    wanted,
  );
  // The copy shares the running servers, instead of starting a set of its own that nobody stops.
  process.env.PARTS_FOLDER ??= join(repositoryRoot, '.parts');
  const copy = mkdtempSync(join(tmpdir(), 'planted-defects-'));
  let caught = 0;
  try {
    copyRepository(repositoryRoot, copy);
    for await (const { defect, verdict, output } of tryDefects(copy, planned)) {
      console.log(`${verdict.padEnd(8)}  ${defect.name.padEnd(42)}  ${defect.check.join(' ')}`);
      if (verdict === 'caught') caught += 1;
      else console.log(output);
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
  console.log(`${caught} caught of ${planned.length}`);
  if (caught < planned.length || planned.length === 0) process.exitCode = 1;
}

if (import.meta.main) await main(process.argv.slice(2));
