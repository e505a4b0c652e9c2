import { attributionVersion } from '@danube/contract/sales-reps/commission-rules.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import type { PlacedUnderCode } from '../../checkout/checkout.api.ts';
import { findByCode, findByCoupon } from '../codes/codes.repository.ts';
import { findRep } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { attributeAccount } from './attribute-account.ts';
import { findAccountAttribution, insertOrderAttribution } from './attributions.repository.ts';
import { decideAttribution } from './decide-attribution.ts';

/** Writes the attribution of an order. */
export async function attributeOrder(
  deps: Pick<SalesRepsDependencies, 'ids' | 'clock'>,
  change: Change,
  placed: PlacedUnderCode,
): Promise<void> {
  const { tx } = change;
  const { orderId, userId, at, invitedBy, coupon: used } = placed;
  const account = await findAccountAttribution(tx, userId);
  // If the inviting representative is closed, nobody earns commission.
  if (account && !(await findRep(tx, account.repId))?.isActive) return;
  const field = invitedBy === null ? null : await findByCode(tx, invitedBy);
  // The buyer sees what was typed, and can correct or clear it.
  if (invitedBy !== null && !field && !account) throw new DomainError('REFERRAL_UNKNOWN');
  const owner = used === null ? null : await findByCoupon(tx, used);
  const decision = decideAttribution({
    account,
    field: field && { repId: field.rep.id, code: field.code },
    coupon: owner && used !== null ? { repId: owner.id, code: used } : null,
  });
  if (!decision) return;
  if (decision.rule === 'checkout' && !account) {
    const input = { userId, code: decision.code, rule: 'checkout' } as const;
    // Another tab was faster: decide again with the stored invitation.
    if ((await attributeAccount(deps, change, input)) === 'later') {
      return attributeOrder(deps, change, placed);
    }
  }
  const { repId, code, rule, candidates } = decision;
  await insertOrderAttribution(tx, {
    orderId,
    repId,
    code,
    rule,
    candidates: [...candidates],
    ruleVersion: attributionVersion,
    at: account?.at ?? at,
    placedAt: at,
  });
}
