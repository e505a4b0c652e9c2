import { type FileId, fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { collectFiles, type ReferencedFile } from '@danube/contract/settings/entries.ts';
import type { Field } from '@danube/contract/settings/field.ts';
import {
  type GroupName,
  groupNames,
  settingsGroups,
} from '@danube/contract/settings/settings-groups.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { hashToUuid } from '../../platform/hash-to-uuid.ts';
import type { SettingsDependencies, StoredValues } from './settings.dependencies.ts';
import { findGroup, findGroups, findVersionValues } from './settings.repository.ts';

type Media = Pick<SettingsDependencies, 'media'>;

/**
 * Files that a page could show immediately: they exist, are checked, and have the right purpose.
 */
export async function requireFiles(
  { media }: Media,
  tx: Tx,
  { group, values }: { group: GroupName; values: StoredValues },
): Promise<void> {
  const named = collectFiles(settingsGroups[group].fields, values);
  if (named.length === 0) return;
  const files = await media.findFiles(tx, idsOf(named));
  const isUsable = ({ id, purpose }: ReferencedFile) =>
    files.some((file) => file.id === id && file.purpose === purpose && file.state === 'ready');
  if (!named.every(isUsable)) throw new DomainError('FILE_NOT_FOUND');
}

/** The others needn't be read for a video. */
const groupsWithVideo = groupNames.filter((group) => hasVideo(settingsGroups[group].fields));

function hasVideo(fields: Readonly<Record<string, Field>>): boolean {
  return Object.values(fields).some(
    ({ kind, list }) => kind === 'film' || (list !== undefined && hasVideo(list.entry)),
  );
}

/** Whether the public settings use a video; with `withDrafts` also the drafts. */
export async function isSiteVideo(
  tx: Tx,
  id: FileId,
  { withDrafts }: { withDrafts: boolean },
): Promise<boolean> {
  const rows = await findGroups(tx, groupsWithVideo);
  return rows.some(({ group, draft, published }) =>
    [withDrafts ? draft : null, published].some((values) =>
      collectFiles(settingsGroups[group].fields, values ?? {}).some(
        (file) => file.purpose === 'video' && file.id === id,
      ),
    ),
  );
}

/** Files that a group uses or used: earlier versions can be restored with their images. */
export async function storeUses({ media }: Media, tx: Tx, group: GroupName): Promise<void> {
  const [row, versions] = [await findGroup(tx, group), await findVersionValues(tx, group)];
  const documents = [row?.draft, row?.published, ...versions].filter((each) => each != null);
  const named = documents.flatMap((values) => collectFiles(settingsGroups[group].fields, values));
  await media.storeUses(tx, itemIdOf(group), idsOf(named));
}

/** The group that uses a file, by the id its uses are stored under. */
export function findGroupByUse(itemId: string): GroupName | undefined {
  return groupNames.find((group) => itemIdOf(group) === itemId);
}

function idsOf(named: readonly ReferencedFile[]): FileId[] {
  return [...new Set(named.map(({ id }) => id))].map((id) => fileIdSchema.parse(id));
}

/** Uses are stored under UUIDs, so a group has one too. */
function itemIdOf(group: GroupName): string {
  return hashToUuid(`settings ${group}`);
}
