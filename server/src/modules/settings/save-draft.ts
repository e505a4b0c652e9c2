import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import { type Act, entryBy } from '../../platform/act.ts';
import { requirePictures } from './group-files.ts';
import { readValues } from './read-values.ts';
import { requireSlugs } from './require-slugs.ts';
import type { SeenRevision, SettingsDependencies, StoredValues } from './settings.dependencies.ts';
import { requireRevision, writeGroup } from './write-group.ts';

/** Keeps what an administrator entered, without showing it to anybody. */
export function saveDraft(
  deps: SettingsDependencies,
  act: Act,
  { group, revision, values }: SeenRevision<GroupName> & { values: StoredValues },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const before = await requireRevision(tx, { group, revision });
    await requirePictures(deps, tx, { group, values });
    requireSlugs(group, { published: readValues(group, before?.published ?? null), values });
    const content = { draft: values, published: before?.published ?? null };
    await writeGroup({ ...deps, act }, tx, { group, before, content });
    audit({
      ...entryBy(act),
      action: 'settings.save',
      target: { kind: 'settings', id: group },
      before: readValues(group, before?.draft ?? before?.published ?? null),
      after: values,
    });
  });
}
