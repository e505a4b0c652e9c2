import { soleOwnerWaitHours } from '@danube/contract/sales-reps/commission-rules.ts';
import type { SoleOwnerRejection } from '@danube/contract/sales-reps/sales-reps.errors.ts';
import type { Member } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import type { DomainError } from '../../platform/domain-error.ts';
import type { SalesRepsDependencies } from './sales-reps.dependencies.ts';

type Request = {
  readonly member: Member;
  /** When the case came up. */
  readonly since: Date;
  refuse(
    why: SoleOwnerRejection,
    until: Date | null,
  ): DomainError<'HOLD_REFUSED'> | DomainError<'PAYOUT_REFUSED'>;
};

/**
 * For someone without a deputy: allowed a day later, with the second factor. The day starts again
 * when the staff changes: otherwise an owner could remove the others for a moment. Returns when it
 * started.
 */
export async function requireWaitAndFactor(
  { people, clock }: Pick<SalesRepsDependencies, 'people' | 'clock'>,
  tx: Tx,
  { member, since, refuse }: Request,
): Promise<Date> {
  if (!(await people.hasSecondFactor(tx, member))) throw refuse('noFactor', null);
  const changedAt = await people.findStaffChangedAt(tx);
  const start = changedAt && changedAt > since ? changedAt : since;
  const until = new Date(start.getTime() + soleOwnerWaitHours * 3_600_000);
  if (clock.now() < until) throw refuse('tooEarly', until);
  await people.requireRecentFactor(tx, member);
  return start;
}
