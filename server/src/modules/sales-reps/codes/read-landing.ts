import { referralCodeSchema } from '@danube/contract/sales-reps/referral-code.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { displayNameOf } from '../reps/display-name-of.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { benefitOf } from './benefit-of.ts';
import { findByCode } from './codes.repository.ts';

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
    rep_name: displayNameOf(found.rep),
    benefit: await benefitOf(deps, deps.db, found.rep),
  };
}
