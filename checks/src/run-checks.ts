// All static checks, or those named as arguments: `npm run check:static [-- <name>…]`.
import pLimit from 'p-limit';
import { repositoryRoot } from './repository.ts';
import { type CommandOutcome, endCommandsWithProcess, runCommand } from './run-command.ts';
import { type StaticCheck, staticChecks } from './static-checks.ts';

const maxConcurrency = 2;

export function selectChecks(names: readonly string[]): readonly StaticCheck[] {
  const unknown = names.filter((name) => !staticChecks.some((check) => check.name === name));
  if (unknown.length > 0) throw new Error(`no such check: ${unknown.join(', ')}`);
  return names.length === 0
    ? staticChecks
    : staticChecks.filter(({ name }) => names.includes(name));
}

export function describeOutcome(name: string, outcome: CommandOutcome): string {
  const hasPassed = outcome.exitCode === 0;
  const line = `${hasPassed ? 'ok  ' : 'FAIL'}  ${name.padEnd(10)} ${outcome.seconds.toFixed(1)} s`;
  return hasPassed ? line : `${line}\n${outcome.output.trimEnd()}\n`;
}

if (import.meta.main) {
  endCommandsWithProcess();
  // Once, before all checks: regenerating types during a check would break the others.
  await runCommand(repositoryRoot, ['npm', 'run', 'typegen', '-w', 'web', '--silent'], {
    env: { WITH_KIT: '1' },
  });
  await pLimit(maxConcurrency).map(
    selectChecks(process.argv.slice(2)),
    async ({ name, command }) => {
      const outcome = await runCommand(repositoryRoot, command);
      console.log(describeOutcome(name, outcome));
      if (outcome.exitCode !== 0) process.exitCode = 1;
    },
  );
}
