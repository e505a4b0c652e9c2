import type { Export } from '@danube/contract/identity/account.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Change } from '../../platform/transact.ts';
import type { LeavingAccount, Recipient } from '../identity/identity.api.ts';
import { linkTo } from './download-export.ts';
import { isAvailable, isInPreparation, toExport } from './export-state.ts';
import { type ExportRow, findLatestStaffExport, insertExport } from './exports.repository.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';
import { prepareExportJob } from './prepare-export.job.ts';
import { computeErasureDate, noErasure, planErasure } from './request-erasure.ts';
import { toRequested } from './request-export.ts';

/** A request by letter, with how the sender proved who they are. */
type LetterInput = { userId: string; reason: string; proof: string };

/** What was done for a person so far. */
export async function readDataRequests(
  deps: Pick<PersonalDataDependencies, 'db' | 'clock' | 'people'>,
  userId: string,
): Promise<{ export: Export | null; isErasureByStaff: boolean }> {
  const row = await findLatestStaffExport(deps.db, userId);
  const planned = await deps.people.leaving.find(deps.db, userId);
  return {
    export: row && toExport(row, deps.clock.now()),
    isErasureByStaff: planned?.erasureAt != null && planned.requestedBy !== null,
  };
}

/**
 * One at a time, as for the person. It is separate from an export the person requested, which no
 * one else may download.
 */
export function requestExportFor(
  deps: PersonalDataDependencies,
  act: ActionContext,
  { userId, reason, proof }: LetterInput,
): Promise<Export> {
  return deps.transact(async ({ tx, audit }) => {
    await requireFreshFactor(deps, tx, act);
    await requireLockedPerson(deps, tx, userId);
    const now = deps.clock.now();
    const latest = await findLatestStaffExport(tx, userId);
    if (latest && isInPreparation(latest, now)) return toRequested(latest);
    const row: ExportRow = {
      id: deps.ids.uuid(),
      userId,
      requestedAt: now,
      requestedBy: act.member.userId,
      state: 'preparing',
      availableUntil: null,
    };
    await insertExport(tx, row);
    await deps.jobs.enqueue(tx, prepareExportJob, { payload: { exportId: row.id }, key: row.id });
    audit({
      ...auditFieldsOf(act),
      action: 'account.export-by-staff',
      target: { kind: 'person', id: userId },
      after: { proof },
      reason,
    });
    return toRequested(row);
  });
}

export function downloadExportFor(
  deps: PersonalDataDependencies,
  act: ActionContext,
  userId: string,
): Promise<{ url: string }> {
  return deps.transact(async ({ tx, audit }) => {
    await requireFreshFactor(deps, tx, act);
    await requireLockedPerson(deps, tx, userId);
    const latest = await findLatestStaffExport(tx, userId);
    if (!latest || !isAvailable(latest, deps.clock.now()) || !deps.storage) {
      throw new DomainError('EXPORT_NOT_READY');
    }
    const url = await linkTo(deps.storage, latest);
    audit({
      ...auditFieldsOf(act),
      action: 'account.download-by-staff',
      target: { kind: 'person', id: userId },
    });
    return { url };
  });
}

/** A repeated letter keeps the first date and sends no second email. */
export function requestErasureFor(
  deps: PersonalDataDependencies,
  act: ActionContext,
  { userId, reason, proof }: LetterInput,
): Promise<{ erasureAt: Date }> {
  return deps.transact(async (change) => {
    const { tx } = change;
    await requireFreshFactor(deps, tx, act);
    const planned = await requireLockedPerson(deps, tx, userId);
    const shown = await deps.people.findShownPeople(tx, [userId]);
    if (shown.get(userId)?.isStaff) throw new DomainError('STAFF_NOT_ERASED');
    // While the account is suspended, the person's own request waits: the letter takes precedence.
    const isWaiting = planned.suspendedAt !== null && planned.requestedBy === null;
    if (planned.erasureAt && !isWaiting) return { erasureAt: planned.erasureAt };
    const person = await deps.people.leaving.findPerson(tx, userId);
    if (!person) throw new DomainError('PERSON_NOT_FOUND');
    const erasureAt = await planErasure(deps, change, {
      userId,
      person,
      requestedBy: act.member.userId,
      contactEmail: planned.suspendedAt ? await deps.findContactEmail(tx) : null,
      ownErasureAt: planned.erasureAt,
    });
    change.audit({
      ...auditFieldsOf(act),
      action: 'account.erase-by-staff',
      target: { kind: 'person', id: userId },
      before: { erasureAt: planned.erasureAt },
      after: { erasureAt, proof },
      reason,
    });
    return { erasureAt };
  });
}

/**
 * Notifies the person. No effect if no erasure is planned, or the person planned it: only they can
 * change that. If they asked for it as well as the letter, their own request stays.
 */
export function cancelErasureFor(
  deps: PersonalDataDependencies,
  act: ActionContext,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  return deps.transact(async (change) => {
    const { tx } = change;
    await requireFreshFactor(deps, tx, act);
    const planned = await requireLockedPerson(deps, tx, userId);
    if (!planned.erasureAt || !planned.requestedBy) return;
    const person = await deps.people.leaving.findPerson(tx, userId);
    if (!person) throw new DomainError('PERSON_NOT_FOUND');
    const ownAt = planned.ownErasureAt
      ? await restoreOwnRequest(deps, change, { userId, person, planned })
      : await keepAccount(deps, change, { userId, person });
    change.audit({
      ...auditFieldsOf(act),
      action: 'account.keep-by-staff',
      target: { kind: 'person', id: userId },
      before: { erasureAt: planned.erasureAt },
      after: { erasureAt: ownAt },
      reason,
    });
  });
}

type ErasureSubject = { readonly userId: string; readonly person: Recipient };

async function keepAccount(
  deps: PersonalDataDependencies,
  change: Change,
  { userId, person }: ErasureSubject,
): Promise<null> {
  const { leaving } = deps.people;
  await leaving.storeErasure(change.tx, userId, noErasure);
  await notifyCancelled(deps, change, person);
  return null;
}

async function notifyCancelled(
  deps: PersonalDataDependencies,
  change: Change,
  person: Recipient,
): Promise<void> {
  const contactEmail = await deps.findContactEmail(change.tx);
  const { firstName } = person;
  await deps.people.leaving.mailPerson(change, {
    person,
    mail: { kind: 'erasure-cancelled', firstName, contactEmail },
  });
}

/**
 * With its own date, or in 30 days if that has passed, so that they can still change their mind.
 */
async function restoreOwnRequest(
  deps: PersonalDataDependencies,
  change: Change,
  { userId, person, planned }: ErasureSubject & { planned: LeavingAccount },
): Promise<Date> {
  const { ownErasureAt, suspendedAt } = planned;
  const isAhead = ownErasureAt !== null && ownErasureAt > deps.clock.now();
  const erasureAt = isAhead ? ownErasureAt : computeErasureDate(deps.clock.now());
  if (suspendedAt) {
    // Their own request waits while the account is suspended, so there is no day to announce.
    await notifyCancelled(deps, change, person);
    await deps.people.leaving.storeErasure(change.tx, userId, { ...noErasure, erasureAt });
    return erasureAt;
  }
  return planErasure(deps, change, {
    userId,
    person,
    requestedBy: null,
    contactEmail: null,
    erasureAt,
  });
}

async function requireFreshFactor(
  { people }: PersonalDataDependencies,
  tx: Tx,
  { member }: ActionContext,
): Promise<void> {
  // Everything about a person leaves the academy here, so a password alone isn't enough.
  if (!(await people.hasSecondFactor(tx, member))) throw new DomainError('TWO_FACTOR_OFF');
  await people.requireRecentFactor(tx, member);
}

async function requireLockedPerson({ people }: PersonalDataDependencies, tx: Tx, userId: string) {
  const locked = await people.leaving.lock(tx, userId);
  if (!locked) throw new DomainError('PERSON_NOT_FOUND');
  return locked;
}
