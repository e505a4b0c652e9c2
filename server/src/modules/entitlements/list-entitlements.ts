import type { Entitlement } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Tx } from '../../platform/database.ts';
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
  { catalogue }: Pick<EntitlementsDependencies, 'catalogue'>,
  tx: Tx,
  { userId, language }: Input,
): Promise<Entitlement[]> {
  const rows = await findEntitlements(tx, userId);
  const ids = new Set(rows.map(({ itemId }) => itemId));
  const names = await catalogue.nameItems(tx, [...ids], language);
  const itemOf = new Map(names.map((item) => [item.id, item]));
  return rows.flatMap(({ id, itemId, source, grantedAt, expiresAt, revokedAt, reason }) => {
    const item = itemOf.get(itemId);
    return item ? [{ id, item, source, grantedAt, expiresAt, revokedAt, reason }] : [];
  });
}
