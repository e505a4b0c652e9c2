import type { Clock } from '../../platform/clock.ts';
import type { Transact } from '../../platform/transact.ts';
import { insertGroup } from './settings.repository.ts';

/** Opens the site of a developer or a test, which is full of samples and reached by nobody else. */
export async function seedSettings(deps: { transact: Transact; clock: Clock }): Promise<void> {
  await deps.transact(async ({ tx, touchContent }) => {
    const updatedAt = deps.clock.now();
    const published = { isOpen: true };
    const row = { group: 'site', draft: null, revision: 1, published } as const;
    if (await insertGroup(tx, { ...row, updatedAt, updatedBy: null })) touchContent('settings');
  });
}
