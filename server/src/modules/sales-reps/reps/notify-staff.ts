import type { Change } from '../../../platform/transact.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

/** Payouts and holds pass through several hands: everyone's open screen shows the next step. */
export async function notifyStaff(
  { people }: Pick<SalesRepsDependencies, 'people'>,
  { tx, notify }: Change,
): Promise<void> {
  for (const id of await people.findStaffIds(tx, 'money')) {
    notify(`user:${id}`, { topic: 'commissions' });
  }
}
