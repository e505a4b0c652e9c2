import { isMemberState } from '@danube/contract/checkout/countries.ts';
import type { RepBilling, VatIdState } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { ActionContext } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { changeOwn } from './change-own.ts';
import { issueWaitingInvoices } from './issue-waiting-invoices.ts';

type BillingInput = {
  readonly billing: RepBilling | null;
  readonly currentPassword?: string | undefined;
  readonly network: string;
};

/** Agrees to self-billing, or ends the agreement. */
export async function saveBilling(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { billing, currentPassword, network }: BillingInput,
): Promise<RepRecord> {
  await deps.people.proveIdentity(act.member, { currentPassword });
  const requester = { userId: act.member.userId, network };
  const vatIdState = billing && (await lookUp(deps, billing, requester));
  const now = deps.clock.now();
  return changeOwn(deps, act, {
    action: 'sales-reps.save-billing',
    after: { agrees: billing !== null },
    changes: (rep) => {
      const state = isVerified(rep, billing) ? 'verified' : vatIdState;
      return {
        billing,
        // Agreed once: a changed address doesn't count as a later agreement.
        billingAgreedAt: billing && (rep.billingAgreedAt ?? now),
        vatIdState: state,
        vatIdWaitingSince: state === 'waiting' ? waitingSince(rep, billing, now) : null,
      };
    },
    require: ({ tx }) => deps.people.requireRecentFactor(tx, act.member),
    afterwards: ({ tx }, rep) => issueWaitingInvoices(deps, tx, rep),
  });
}

/** Null if VIES doesn't cover the id; an invalid one is rejected. */
async function lookUp(
  { checkout }: SalesRepsDependencies,
  { vatId, country }: RepBilling,
  requester: { userId: string; network: string },
): Promise<VatIdState | null> {
  if (vatId === null || !isMemberState(country)) return null;
  const why = await checkout.checkVatId({ vatId, country }, requester);
  if (why === null) return 'verified';
  // VIES is often down for hours; nobody should have to come back for that.
  if (why === 'notChecked') return 'waiting';
  throw new DomainError('VAT_ID_REFUSED', { why });
}

/** A changed address doesn't restart the wait for an answer about the same id. */
function waitingSince(rep: RepRecord, billing: RepBilling | null, now: Date): Date {
  const isSameWait = rep.vatIdState === 'waiting' && rep.billing?.vatId === billing?.vatId;
  return (isSameWait && (rep.vatIdWaitingSince ?? rep.billingAgreedAt)) || now;
}

/** The same id was verified before, so a VIES outage changes nothing. */
function isVerified(rep: RepRecord, billing: RepBilling | null): boolean {
  const { vatIdState, billing: known } = rep;
  return vatIdState === 'verified' && billing?.vatId === known?.vatId && billing !== null;
}
