import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import type { Tx } from '../../platform/database.ts';
import { readValues } from './read-values.ts';
import type { StoredValues } from './settings.dependencies.ts';
import { findGroups } from './settings.repository.ts';

/** The values of all groups that were changed. */
export async function readAll(
  tx: Tx,
  { withDrafts }: { withDrafts: boolean },
): Promise<Partial<Record<GroupName, StoredValues>>> {
  const rows = await findGroups(tx);
  return Object.fromEntries(
    rows.map(({ group, draft, published }) => [
      group,
      readValues(group, (withDrafts ? draft : null) ?? published),
    ]),
  );
}
