import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type EntitlementId,
  entitlementIdSchema,
} from '@danube/contract/entitlements/entitlements.schemas.ts';
import { type Act, entryBy } from '../../platform/act.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { EntitlementsDependencies } from './entitlements.dependencies.ts';
import { insertGrant } from './entitlements.repository.ts';
import { requirePerson } from './require-person.ts';

/** A grant by the academy; one per item and person, until it is revoked. */
export async function grantEntitlement(
  deps: EntitlementsDependencies,
  act: Act,
  gift: { userId: string; item: ItemId; expiresAt: Date | null; reason: string },
): Promise<{ id: EntitlementId }> {
  const { userId, item: itemId, expiresAt, reason } = gift;
  await requirePerson(deps, userId);
  return deps.transact(async ({ tx, audit }) => {
    const [item] = await deps.catalogue.findItems(tx, [itemId]);
    if (!item) throw new DomainError('ITEM_NOT_FOUND');
    const id = entitlementIdSchema.parse(deps.ids.uuid());
    const grantedBy = act.member.userId;
    const grantedAt = deps.clock.now();
    const row = { id, userId, itemId, grantedAt, expiresAt, grantedBy, reason };
    if (!(await insertGrant(tx, row))) throw new DomainError('ALREADY_GRANTED');
    audit({
      ...entryBy(act),
      action: 'entitlements.grant',
      target: { kind: 'person', id: userId },
      before: null,
      after: { id, item: itemId, source: 'grant', expiresAt, revokedAt: null },
      reason,
    });
    return { id };
  });
}
