import { repAgreementVersion } from '@danube/contract/sales-reps/commission-rules.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Change } from '../../../platform/transact.ts';
import { hashIban } from '../reps/hash-iban.ts';
import { changeRep, findRepOf, lockBalances, type RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { ensureRep } from './ensure-rep.ts';

/** The caller's representative, for procedures with the audience `rep`. */
export async function requireOwnRep(
  deps: Pick<SalesRepsDependencies, 'db' | 'transact' | 'ids' | 'clock' | 'people'>,
  userId: string,
): Promise<RepRecord> {
  const known = await findRepOf(deps.db, userId);
  return known ?? deps.transact(({ tx }) => ensureRep(deps, tx, { userId }));
}

type OwnChange = {
  readonly action: string;
  readonly after: object;
  readonly changes:
    | Parameters<typeof changeRep>[2]
    | ((rep: RepRecord) => Parameters<typeof changeRep>[2]);
  /** Conditions, checked in the same transaction. */
  require?(change: Change): Promise<void>;
  /** Follow-ups in the same transaction. */
  afterwards?(change: Change, rep: RepRecord): Promise<void>;
};

export async function changeOwn(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { action, after, changes, require, afterwards }: OwnChange,
): Promise<RepRecord> {
  return deps.transact(async (change) => {
    await require?.(change);
    const { userId } = act.member;
    const found = await ensureRep(deps, change.tx, { userId });
    // A job may be using what is saved here.
    await lockBalances(change.tx, found.id);
    const rep = await ensureRep(deps, change.tx, { userId });
    await changeRep(change.tx, rep.id, typeof changes === 'function' ? changes(rep) : changes);
    change.touchContent('salesReps');
    const target = { kind: 'sales-rep', id: rep.id };
    change.audit({ ...auditFieldsOf(act), action, target, after });
    const changed = await ensureRep(deps, change.tx, { userId });
    await afterwards?.(change, changed);
    return changed;
  });
}

/** What visitors see. */
export function saveProfile(
  deps: SalesRepsDependencies,
  act: ActionContext,
  displayName: string | null,
): Promise<RepRecord> {
  return changeOwn(deps, act, {
    action: 'sales-reps.save-profile',
    after: { showsName: displayName !== null },
    changes: { displayName },
  });
}

type Bank = {
  readonly holderName: string;
  readonly iban: string;
  readonly taxId: string | null;
  readonly currentPassword?: string | undefined;
};

/** The account for payouts: someone at an unlocked screen must not be able to change it. */
export async function saveBank(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { holderName, iban, taxId, currentPassword }: Bank,
): Promise<RepRecord> {
  await deps.people.proveIdentity(act.member, { currentPassword });
  const ibanEnd = iban.slice(-4);
  const sealed = { iban: deps.seal.close(iban), ibanDigest: hashIban(deps.settings, iban) };
  return changeOwn(deps, act, {
    action: 'sales-reps.save-bank',
    after: { ibanEnd },
    changes: { holderName, taxId, ibanEnd, ...sealed },
    require: ({ tx }) => deps.people.requireRecentFactor(tx, act.member),
  });
}

export function acceptAgreement(
  deps: SalesRepsDependencies,
  act: ActionContext,
): Promise<RepRecord> {
  const version = repAgreementVersion;
  return changeOwn(deps, act, {
    action: 'sales-reps.accept-agreement',
    after: { version },
    changes: { agreementVersion: version, agreedAt: deps.clock.now() },
  });
}
