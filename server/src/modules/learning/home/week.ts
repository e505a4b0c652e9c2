import type { LearningWeek } from '@danube/contract/learning/home.schemas.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findFinishedSince, findGoal, removeGoal, storeGoal } from './goals.repository.ts';

/** A day more than a week, because the reader's time zone decides when their week starts. */
const reachMs = 8 * 24 * 3_600_000;

export async function readWeek(
  { db, clock }: Pick<LearningDependencies, 'db' | 'clock'>,
  userId: string,
): Promise<LearningWeek> {
  const since = new Date(clock.now().getTime() - reachMs);
  return {
    daysPerWeek: await findGoal(db, userId),
    finishedAt: await findFinishedSince(db, userId, since),
  };
}

export function setGoal(
  { transact, clock }: Pick<LearningDependencies, 'transact' | 'clock'>,
  { userId, daysPerWeek }: { userId: string; daysPerWeek: number | null },
): Promise<void> {
  return transact(async ({ tx }) => {
    if (daysPerWeek === null) return removeGoal(tx, userId);
    await storeGoal(tx, { userId, daysPerWeek, chosenAt: clock.now() });
  });
}
