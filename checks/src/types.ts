// Type-checks everything: the root's tsconfig.json covers what runs in Node, the other folders have
// their own for another set of libraries. Needs the route types (`typegen`).
import pLimit from 'p-limit';
import { repositoryRoot } from './repository.ts';
import { endCommandsWithProcess, runCommand } from './run-command.ts';

const folders = ['.', 'web', 'e2e', 'documents'];

endCommandsWithProcess();
await pLimit(2).map(folders, async (folder) => {
  const command = ['tsc', '-p', `${folder}/tsconfig.json`] as const;
  // The compiler is a Go program: less frequent garbage collection trades memory for time.
  const outcome = await runCommand(repositoryRoot, command, { env: { GOGC: '400' } });
  if (outcome.exitCode === 0) return;
  console.log(outcome.output.trimEnd());
  process.exitCode = 1;
});
