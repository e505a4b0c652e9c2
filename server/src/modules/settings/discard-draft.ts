import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { ExpectedRevision, SettingsDependencies } from './settings.dependencies.ts';
import { requireRevision, writeGroup } from './write-group.ts';

/** Discards unpublished changes. */
export function discardDraft(
  deps: SettingsDependencies,
  act: ActionContext,
  { group, revision }: ExpectedRevision<GroupName>,
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const before = await requireRevision(tx, { group, revision });
    if (!before?.draft) return;
    const content = { draft: null, published: before.published };
    await writeGroup({ ...deps, act }, tx, { group, before, content });
    audit({
      ...auditFieldsOf(act),
      action: 'settings.discard',
      target: { kind: 'settings', id: group },
      before: before.draft,
    });
  });
}
