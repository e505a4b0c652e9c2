import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import type { ActionContext } from '../../platform/action-context.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { storeUses } from './group-files.ts';
import type { ExpectedRevision, SettingsDependencies } from './settings.dependencies.ts';
import { findLockedGroup, type GroupRow, insertGroup, updateGroup } from './settings.repository.ts';

/** Locked, and in the revision the caller last saw; null if nobody has changed the group yet. */
export async function requireRevision(
  tx: Tx,
  { group, revision }: ExpectedRevision<GroupName>,
): Promise<GroupRow | null> {
  const row = await findLockedGroup(tx, group);
  const present = row?.revision ?? 0;
  if (present !== revision) throw new DomainError('DRAFT_CHANGED', { revision: present });
  return row;
}

type WriteDependencies = Pick<SettingsDependencies, 'clock' | 'media'> & { act: ActionContext };
type Content = Pick<GroupRow, 'draft' | 'published'>;

/** Writes the group with the next revision, and returns it. */
export async function writeGroup(
  { clock, media, act }: WriteDependencies,
  tx: Tx,
  { group, before, content }: { group: GroupName; before: GroupRow | null; content: Content },
): Promise<number> {
  const revision = (before?.revision ?? 0) + 1;
  const updatedBy = act.member.userId;
  const row = { group, revision, updatedAt: clock.now(), updatedBy, ...content };
  if (before) await updateGroup(tx, row);
  else if (!(await insertGroup(tx, row))) throw new DomainError('DRAFT_CHANGED', { revision });
  await storeUses({ media }, tx, group);
  return revision;
}
