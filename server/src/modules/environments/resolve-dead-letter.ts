import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Tx } from '../../platform/database.ts';
import {
  deleteDeadLetter,
  findDeadLetter,
  hasCollided,
  reopenDeadLetter,
} from '../../platform/dead-letters.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { EnvironmentsDependencies } from './environments.dependencies.ts';

type Dependencies = Pick<EnvironmentsDependencies, 'transact' | 'jobs'>;

/** Requeues it; if a job with the same key is already waiting, that one does the work. */
export function retryDeadLetter(deps: Dependencies, act: ActionContext, id: string): Promise<void> {
  return resolve(deps, act, { id, resolution: 'retry' });
}

export function dropDeadLetter(deps: Dependencies, act: ActionContext, id: string): Promise<void> {
  return resolve(deps, act, { id, resolution: 'drop' });
}

async function resolve(
  { transact, jobs }: Dependencies,
  act: ActionContext,
  { id, resolution }: { id: string; resolution: 'retry' | 'drop' },
): Promise<void> {
  await transact(async ({ tx, audit }) => {
    const letter = await findDeadLetter(tx, id);
    if (!letter) throw new DomainError('DEAD_LETTER_NOT_FOUND');
    if (resolution === 'drop') await deleteDeadLetter(tx, id);
    else await runAgain(jobs, tx, { id, job: letter.job });
    audit({
      ...auditFieldsOf(act),
      action: `environments.${resolution}-job`,
      target: { kind: 'job', id },
      before: { job: letter.job, message: letter.message, attempts: letter.attempts },
    });
  });
}

async function runAgain(
  jobs: Dependencies['jobs'],
  tx: Tx,
  { id, job }: { id: string; job: string },
): Promise<void> {
  await reopenDeadLetter(tx, id);
  if (await jobs.redrive(tx, job, id)) return;
  if (!(await hasCollided(tx, id))) throw new DomainError('DEAD_LETTER_NOT_FOUND');
  await deleteDeadLetter(tx, id);
}
