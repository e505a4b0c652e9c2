import { referralCodeSchema } from '@danube/contract/sales-reps/referral-code.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { toDisplayName } from '../reps/to-display-name.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { findByCode } from './codes.repository.ts';
import { findBenefit } from './find-benefit.ts';

/** A representative's public page. */
export async function readLanding(
  deps: Pick<SalesRepsDependencies, 'db' | 'clock' | 'checkout'>,
  typed: string,
) {
  const code = referralCodeSchema.safeParse(typed);
  const found = code.success ? await findByCode(deps.db, code.data) : null;
  if (!found) throw new DomainError('REP_NOT_FOUND');
  return {
    referral_code: found.code,
    rep_name: toDisplayName(found.rep),
    benefit: await findBenefit(deps, deps.db, found.rep),
  };
}
