// Tests the tests: plants one known defect after another in a copy of the repository and runs the
// check that must catch it: `npm run defects [-- --short | <part of a name>…]`.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { failedNames, type Verdict, verifyFindings, verifyTests } from './defect-verdict.ts';
import { defects } from './defects.ts';
import type { PlantedDefect } from './planted-defect.ts';
import { repositoryRoot } from './repository.ts';
import { copyRepository } from './repository-copy.ts';
import { endCommandsWithProcess, runCommand } from './run-command.ts';
import { runTestFile } from './run-test-file.ts';

const maxConcurrency = 2;

type Trial = { readonly verdict: Verdict; readonly output: string };

/** Modifies the file and returns a function that restores it, or undefined if nothing changed. */
export function plant(
  root: string,
  { file, edit }: Pick<PlantedDefect, 'file' | 'edit'>,
): (() => void) | undefined {
  const path = join(root, file);
  const original = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const spoilt = edit(original ?? '');
  if (spoilt === (original ?? '')) return undefined;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, spoilt);
  return () => (original === undefined ? rmSync(path) : writeFileSync(path, original));
}

/** Plants the defect in the tree at `root` and restores it afterwards. */
export async function tryDefect(root: string, defect: PlantedDefect): Promise<Trial> {
  const restore = plant(root, defect);
  if (!restore) return { verdict: 'not planted', output: `${defect.file} was left as it is` };
  try {
    return await runCheck(root, defect.check);
  } finally {
    restore();
  }
}

/** No run before planting: committed tests and checks pass, so a failure now was planted. */
async function runCheck(root: string, check: PlantedDefect['check']): Promise<Trial> {
  if (check.kind === 'test') {
    const { tests, ...outcome } = await runTestFile(root, check.file);
    const output = failedNames(tests) || outcome.output;
    return { verdict: verifyTests(outcome, tests, check.failing), output };
  }
  const outcome = await runCommand(root, ['node', 'checks/src/run-checks.ts', check.name]);
  return { verdict: verifyFindings(outcome, check.finding), output: outcome.output };
}

/**
 * With `--short`, the defects planted in every check; with names, the matching ones; otherwise all.
 */
export function selectDefects(
  all: readonly PlantedDefect[],
  wanted: readonly string[],
): readonly PlantedDefect[] {
  if (wanted.includes('--short')) return all.filter(({ isInShortRun }) => isInShortRun);
  if (wanted.length === 0) return all;
  return all.filter(({ name }) => wanted.some((words) => name.includes(words)));
}

async function main(wanted: readonly string[]): Promise<void> {
  endCommandsWithProcess();
  const planned = selectDefects(defects, wanted);
  // The copies share the running servers, instead of starting their own that would never be
  // stopped.
  process.env.PARTS_FOLDER ??= join(repositoryRoot, '.parts');
  const folder = mkdtempSync(join(tmpdir(), 'planted-defects-'));
  // Also runs after a signal, which skips `finally`.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  // All copies take from one iterator, so that none is idle while defects are left.
  const waiting = planned.values();
  let caught = 0;
  const runInTurn = async (copy: string) => {
    for (const defect of waiting) {
      const { verdict, output } = await tryDefect(copy, defect);
      console.log(`${verdict.padEnd(8)}  ${defect.name.padEnd(56)}  ${nameOf(defect.check)}`);
      if (verdict === 'caught') caught += 1;
      else console.log(output);
    }
  };
  await Promise.all(makeCopies(folder, Math.min(maxConcurrency, planned.length)).map(runInTurn));
  console.log(`${caught} caught of ${planned.length}`);
  if (caught < planned.length || planned.length === 0) process.exitCode = 1;
}

/** Each defect has a copy to itself. */
function makeCopies(folder: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const copy = join(folder, String(index));
    mkdirSync(copy);
    copyRepository(repositoryRoot, copy);
    return copy;
  });
}

function nameOf(check: PlantedDefect['check']): string {
  return check.kind === 'test' ? check.file : check.name;
}

if (import.meta.main) await main(process.argv.slice(2));
