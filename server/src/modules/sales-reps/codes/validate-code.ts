import { referralCodeSchema } from '@danube/contract/sales-reps/referral-code.ts';
import type { ReferralValidation } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Actor } from '../../../platform/actor.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import { isStaffFor } from '../../../platform/guard.ts';
import { findRateAt } from '../reps/find-rate-at.ts';
import { countOnDay, findRates, type RepRecord } from '../reps/reps.repository.ts';
import { toDisplayName } from '../reps/to-display-name.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { findByCode } from './codes.repository.ts';
import { findBenefit } from './find-benefit.ts';

const invalid: ReferralValidation = {
  is_valid: false,
  rep_id: null,
  commission_percentage: null,
  rep_name: null,
  referral_code: null,
  benefit: null,
};

/** Who invites with a code. Its terms are only visible to the representative and bookkeepers. */
export async function validateCode(
  deps: Pick<SalesRepsDependencies, 'db' | 'clock' | 'checkout'>,
  requester: Actor,
  { code: typed, isArrival }: { code: string; isArrival: boolean },
): Promise<ReferralValidation> {
  const code = referralCodeSchema.safeParse(typed);
  const found = code.success ? await findByCode(deps.db, code.data) : null;
  if (!found) return invalid;
  const { rep } = found;
  const now = deps.clock.now();
  if (isArrival) {
    await countOnDay(deps.db, { repId: rep.id, day: formatAcademyDay(now) }, { clicks: 1 });
  }
  return {
    is_valid: true,
    rep_name: toDisplayName(rep),
    referral_code: found.code,
    benefit: await findBenefit(deps, deps.db, rep),
    ...(canSeeTerms(requester, rep)
      ? {
          rep_id: rep.id,
          commission_percentage: findRateAt(await findRates(deps.db, rep.id), null, now) / 100,
        }
      : { rep_id: null, commission_percentage: null }),
  };
}

function canSeeTerms(requester: Actor, rep: RepRecord): boolean {
  if (requester.kind === 'visitor') return false;
  return rep.userId === requester.userId || isStaffFor(requester, 'money');
}
