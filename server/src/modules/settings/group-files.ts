import { createHash } from 'node:crypto';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { picturesIn } from '@danube/contract/settings/entries.ts';
import {
  type GroupName,
  groupNames,
  settingsGroups,
} from '@danube/contract/settings/settings-groups.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { SettingsDependencies, StoredValues } from './settings.dependencies.ts';
import { findGroup, findVersionValues } from './settings.repository.ts';

type Media = Pick<SettingsDependencies, 'media'>;

/** Pictures that a page could show at once: there, checked, and pictures. */
export async function requirePictures(
  { media }: Media,
  tx: Tx,
  { group, values }: { group: GroupName; values: StoredValues },
): Promise<void> {
  const ids = filesIn(group, values);
  if (ids.length === 0) return;
  const files = await media.findFiles(tx, ids);
  const shown = files.filter(({ purpose, state }) => purpose === 'picture' && state === 'ready');
  if (ids.some((id) => !shown.some((file) => file.id === id))) {
    throw new DomainError('FILE_NOT_FOUND');
  }
}

/** Files that a group names now or named once: what was public can be restored with its pictures. */
export async function storeUses({ media }: Media, tx: Tx, group: GroupName): Promise<void> {
  const [row, versions] = [await findGroup(tx, group), await findVersionValues(tx, group)];
  const documents = [row?.draft, row?.published, ...versions].filter((each) => each != null);
  const ids = documents.flatMap((values) => filesIn(group, values));
  await media.storeUses(tx, itemIdOf(group), [...new Set(ids)]);
}

/** The group that uses a file, by the id it's kept under. */
export function findGroupByUse(itemId: string): GroupName | undefined {
  return groupNames.find((group) => itemIdOf(group) === itemId);
}

function filesIn(group: GroupName, values: StoredValues) {
  const ids = picturesIn(settingsGroups[group].fields, values);
  return [...new Set(ids)].map((id) => fileIdSchema.parse(id));
}

/** Uses are kept under UUIDs; a group has a name, so its UUID is made of it (RFC 9562, version 8). */
function itemIdOf(group: GroupName): string {
  const hex = createHash('sha256').update(`settings ${group}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
