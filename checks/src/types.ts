// The types of everything: the root's tsconfig.json holds what runs in Node, the other folders have
// one of their own for another set of libraries. Needs the types of the routes (`typegen`).
import pLimit from 'p-limit';
import { repositoryRoot } from './repository.ts';
import { endCommandsWithProcess, runCommand } from './run-command.ts';

const folders = ['.', 'web', 'e2e', 'documents'];

endCommandsWithProcess();
await pLimit(2).map(folders, async (folder) => {
  const command = ['tsc', '-p', `${folder}/tsconfig.json`] as const;
  // The compiler is a Go program: collecting garbage less often takes memory and saves time.
  const outcome = await runCommand(repositoryRoot, command, { env: { GOGC: '400' } });
  if (outcome.exitCode === 0) return;
  console.log(outcome.output.trimEnd());
  process.exitCode = 1;
});
