import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import { findRep } from './reps.repository.ts';

/** A representative's open dashboard shows the change without being reloaded. */
export async function refreshDashboard({ tx, notify }: Change, repId: RepId): Promise<void> {
  const rep = await findRep(tx, repId);
  if (rep?.userId) notify(`user:${rep.userId}`, { topic: 'commissions' });
}
