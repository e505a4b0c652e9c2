import type { Entitlement } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Tx } from '../../platform/database.ts';
import { findEnd } from './decide-access.ts';
import type { EntitlementsDependencies } from './entitlements.dependencies.ts';
import { findEntitlements } from './entitlements.repository.ts';
import { requirePerson } from './require-person.ts';

type Input = { userId: string; language: LanguageCode };

/** For administrators; the read is audited. */
export async function listEntitlements(
  deps: EntitlementsDependencies,
  act: ActionContext,
  input: Input,
): Promise<Entitlement[]> {
  await requirePerson(deps, input.userId);
  return deps.transact(async ({ tx, audit }) => {
    const target = { kind: 'person', id: input.userId };
    audit({ ...auditFieldsOf(act), action: 'entitlements.read', target });
    return addItemNames(deps, tx, input);
  });
}

/** A person's current and past entitlements, newest first. */
export async function addItemNames(
  { catalogue, clock }: Pick<EntitlementsDependencies, 'catalogue' | 'clock'>,
  tx: Tx,
  { userId, language }: Input,
): Promise<Entitlement[]> {
  const rows = await findEntitlements(tx, userId);
  const ids = new Set(rows.map(({ itemId }) => itemId));
  const names = await catalogue.nameItems(tx, [...ids], language);
  const itemOf = new Map(names.map((item) => [item.id, item]));
  const now = clock.now();
  return rows.flatMap((row) => {
    const { id, source, grantedAt, revokedAt, reason } = row;
    const item = itemOf.get(row.itemId);
    const expiresAt = findEnd(row, now);
    return item ? [{ id, item, source, grantedAt, expiresAt, revokedAt, reason }] : [];
  });
}
