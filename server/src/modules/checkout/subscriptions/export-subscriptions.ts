import type { Tx } from '../../../platform/database.ts';
import { findAllOwn } from './subscriptions.repository.ts';

/** What is held about a person's subscriptions, for the person. */
export async function exportSubscriptions(tx: Tx, userId: string) {
  const rows = await findAllOwn(tx, userId);
  return rows.map(({ id: _id, userId: _userId, ...subscription }) => subscription);
}
