import type { Clock } from '../../platform/clock.ts';
import type { Transact } from '../../platform/transact.ts';
import { insertGroup } from './settings.repository.ts';

/** Opens the site in development and tests, where it is full of sample data and not public. */
export async function seedSettings(deps: { transact: Transact; clock: Clock }): Promise<void> {
  await deps.transact(async ({ tx, touchContent }) => {
    const updatedAt = deps.clock.now();
    const published = { isOpen: true };
    const row = { group: 'site', draft: null, revision: 1, published } as const;
    if (await insertGroup(tx, { ...row, updatedAt, updatedBy: null })) touchContent('settings');
  });
}
