import { randomUUID } from 'node:crypto';
import { entitlementIdSchema } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { EntitlementRow } from './entitlements.repository.ts';
import { entitlements } from './entitlements.tables.ts';

/** By default a grant that doesn't expire. */
export async function insertEntitlement(
  tx: Tx,
  given: Pick<EntitlementRow, 'userId' | 'itemId'> & Partial<EntitlementRow>,
): Promise<EntitlementRow> {
  const row: EntitlementRow = {
    id: entitlementIdSchema.parse(randomUUID()),
    source: 'grant',
    grantedAt: new Date('2026-06-01T09:00:00Z'),
    expiresAt: null,
    graceUntil: null,
    revokedAt: null,
    grantedBy: null,
    reason: null,
    orderId: null,
    usedAt: null,
    ...given,
  };
  await tx.insert(entitlements).values(row);
  return row;
}
