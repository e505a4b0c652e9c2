import type { Invitation } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findRep } from '../reps/reps.repository.ts';
import { toDisplayName } from '../reps/to-display-name.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { attributeAccount } from './attribute-account.ts';
import { findAccountAttribution } from './attributions.repository.ts';

/** Who invited a person; null if nobody did. */
export async function findInvitation(tx: Tx, userId: string): Promise<Invitation | null> {
  const receipt = await findAccountAttribution(tx, userId);
  const rep = receipt && (await findRep(tx, receipt.repId));
  if (!receipt || !rep) return null;
  return { referral_code: receipt.code, rep_name: toDisplayName(rep), at: receipt.at };
}

export function submitCode(
  deps: Pick<SalesRepsDependencies, 'ids' | 'clock' | 'transact'>,
  { userId }: Member,
  code: string,
): Promise<Invitation> {
  return deps.transact(async (change) => {
    const outcome = await attributeAccount(deps, change, { userId, code, rule: 'account' });
    if (outcome === 'unknown') throw new DomainError('REFERRAL_UNKNOWN');
    const invitation = await findInvitation(change.tx, userId);
    // Submitting the same code again isn't a conflict.
    if (!invitation || (outcome === 'later' && invitation.referral_code !== code)) {
      throw new DomainError('REFERRAL_FIXED');
    }
    return invitation;
  });
}
