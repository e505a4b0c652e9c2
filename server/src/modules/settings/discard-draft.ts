import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import { type Act, entryBy } from '../../platform/act.ts';
import type { SeenRevision, SettingsDependencies } from './settings.dependencies.ts';
import { requireRevision, writeGroup } from './write-group.ts';

/** Discards unpublished changes. */
export function discardDraft(
  deps: SettingsDependencies,
  act: Act,
  { group, revision }: SeenRevision<GroupName>,
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const before = await requireRevision(tx, { group, revision });
    if (!before?.draft) return;
    const content = { draft: null, published: before.published };
    await writeGroup({ ...deps, act }, tx, { group, before, content });
    audit({
      ...entryBy(act),
      action: 'settings.discard',
      target: { kind: 'settings', id: group },
      before: before.draft,
    });
  });
}
