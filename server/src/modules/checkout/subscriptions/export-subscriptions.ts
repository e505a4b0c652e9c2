import type { Tx } from '../../../platform/database.ts';
import { findAllOwn } from './subscriptions.repository.ts';

/** A person's subscriptions for their data export. */
export async function exportSubscriptions(tx: Tx, userId: string) {
  const rows = await findAllOwn(tx, userId);
  return rows.map(({ id: _id, userId: _userId, ...subscription }) => subscription);
}
