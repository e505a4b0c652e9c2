import { attributionVersion } from '@danube/contract/sales-reps/commission-rules.ts';
import { referralCodeSchema } from '@danube/contract/sales-reps/referral-code.ts';
import type { AttributionRule } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { Change } from '../../../platform/transact.ts';
import { findByCode } from '../codes/codes.repository.ts';
import { countOnDay } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { insertAccountAttribution } from './attributions.repository.ts';

type Submission = {
  readonly userId: string;
  readonly code: string;
  readonly rule: AttributionRule;
};

/** The first valid code stays with the account. Unknown codes change nothing. */
export async function attributeAccount(
  deps: Pick<SalesRepsDependencies, 'ids' | 'clock'>,
  { tx, notify }: Pick<Change, 'tx' | 'notify'>,
  { userId, code: typed, rule }: Submission,
): Promise<'fixed' | 'later' | 'unknown'> {
  const code = referralCodeSchema.safeParse(typed);
  const found = code.success ? await findByCode(tx, code.data) : null;
  if (!found) return 'unknown';
  const at = deps.clock.now();
  const { rep } = found;
  const isFirst = await insertAccountAttribution(tx, {
    id: deps.ids.uuid(),
    userId,
    repId: rep.id,
    code: found.code,
    at,
    rule,
    ruleVersion: attributionVersion,
    candidates: [{ source: rule, code: found.code, outcome: 'won' }],
  });
  if (!isFirst) return 'later';
  await countOnDay(tx, { repId: rep.id, day: formatAcademyDay(at) }, { signUps: 1 });
  if (rep.userId) notify(`user:${rep.userId}`, { topic: 'commissions' });
  return 'fixed';
}
