import { type Act, entryBy } from '../../platform/act.ts';
import { deleteDeadLetter, findDeadLetter } from '../../platform/dead-letters.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { EnvironmentsDependencies } from './environments.dependencies.ts';

type Dependencies = Pick<EnvironmentsDependencies, 'transact' | 'jobs'>;

/** Another round; a job that waits with the same key already does the same work. */
export function retryDeadLetter(deps: Dependencies, act: Act, id: string): Promise<void> {
  return handle(deps, act, { id, what: 'retry' });
}

export function dropDeadLetter(deps: Dependencies, act: Act, id: string): Promise<void> {
  return handle(deps, act, { id, what: 'drop' });
}

async function handle(
  { transact, jobs }: Dependencies,
  act: Act,
  { id, what }: { id: string; what: 'retry' | 'drop' },
): Promise<void> {
  await transact(async ({ tx, audit }) => {
    const letter = await findDeadLetter(tx, id);
    if (!letter) throw new DomainError('DEAD_LETTER_NOT_FOUND');
    if (what === 'drop') await deleteDeadLetter(tx, id);
    else if (!(await jobs.redrive(tx, letter.job, id))) {
      throw new DomainError('DEAD_LETTER_NOT_FOUND');
    }
    audit({
      ...entryBy(act),
      action: `environments.${what}-job`,
      target: { kind: 'job', id },
      before: { job: letter.job, message: letter.message, attempts: letter.attempts },
    });
  });
}
