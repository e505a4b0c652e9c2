// The types of every workspace: each has a tsconfig.json of its own.
import { repositoryRoot } from './repository.ts';
import { forEachAtMost } from './run-checks.ts';
import { runCommand } from './run-command.ts';

const workspaces = ['contract', 'server', 'web', 'documents', 'parts', 'checks', 'e2e', 'faults'];

// Types of the routes' loaders and parameters come from the route files.
await runCommand(repositoryRoot, ['npm', 'run', 'typegen', '-w', 'web', '--silent']);
await forEachAtMost(2, workspaces, async (workspace) => {
  const outcome = await runCommand(repositoryRoot, ['tsc', '-p', `${workspace}/tsconfig.json`]);
  if (outcome.exitCode === 0) return;
  console.log(outcome.output.trimEnd());
  process.exitCode = 1;
});
