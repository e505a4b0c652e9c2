import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { readLaunchProblems } from './read-launch-problems.ts';
import { readValues } from './read-values.ts';
import { requireUnused } from './require-unused.ts';
import type { ExpectedRevision, SettingsDependencies } from './settings.dependencies.ts';
import { deleteVersionsBeyond, insertVersion } from './settings.repository.ts';
import { requireRevision, writeGroup } from './write-group.ts';

/** Maximum length of a group's history. */
const maxHistoryLength = 100;

/** Publishes the draft. No effect without one. */
export function publishDraft(
  deps: SettingsDependencies,
  act: ActionContext,
  { group, revision, reason }: ExpectedRevision<GroupName> & { reason?: string | undefined },
): Promise<void> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const before = await requireRevision(tx, { group, revision });
    const values = before?.draft;
    if (!before || !values) return;
    if (group === 'site' && values.isOpen === true) await requireReadiness(tx, reason);
    const published = readValues(group, before.published);
    // Items may have started to use it since the draft was saved, or the draft is an earlier
    // version.
    await requireUnused(deps, tx, { group, published, values: readValues(group, values) });
    const content = { draft: null, published: values };
    const number = await writeGroup({ ...deps, act }, tx, { group, before, content });
    const publishedBy = act.member.userId;
    await insertVersion(tx, { group, number, values, publishedAt: deps.clock.now(), publishedBy });
    await deleteVersionsBeyond(tx, group, maxHistoryLength);
    touchContent('settings');
    audit({
      ...auditFieldsOf(act),
      action: 'settings.publish',
      target: { kind: 'settings', id: group },
      before: published,
      after: values,
      ...(reason === undefined ? {} : { reason }),
    });
  });
}

/** Opening a site that still contains sample data requires a reason. */
async function requireReadiness(tx: Tx, reason: string | undefined): Promise<void> {
  if (reason !== undefined) return;
  const problems = await readLaunchProblems(tx);
  if (problems.length > 0) throw new DomainError('SITE_NOT_READY', { problems });
}
