import type { SettingsEdition } from '@danube/contract/settings/settings.contract.ts';
import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import type { SettingsDependencies } from './settings.dependencies.ts';
import { toEdition } from './settings.mapper.ts';
import { findGroup, findVersions } from './settings.repository.ts';

/** A group as the editor loads it. */
export async function readEdition(
  { db, findNames }: Pick<SettingsDependencies, 'db' | 'findNames'>,
  group: GroupName,
): Promise<SettingsEdition> {
  const [row, versions] = await Promise.all([findGroup(db, group), findVersions(db, group)]);
  const people = [row?.updatedBy, ...versions.map(({ publishedBy }) => publishedBy)];
  const names = await findNames([...new Set(people.filter((id) => typeof id === 'string'))]);
  return toEdition(group, { row, versions }, names);
}
