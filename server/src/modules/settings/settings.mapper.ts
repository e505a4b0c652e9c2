import type {
  SettingsEdition,
  SettingsSummary,
} from '@danube/contract/settings/settings.contract.ts';
import { type GroupName, groupNames } from '@danube/contract/settings/settings-groups.ts';
import { readValues } from './read-values.ts';
import type { GroupRow, VersionRow } from './settings.repository.ts';

type Names = ReadonlyMap<string, string>;

export function toSummaries(rows: readonly GroupRow[], names: Names): SettingsSummary[] {
  const byGroup = new Map(rows.map((row) => [row.group, row]));
  return groupNames.map((group) => toSummary(group, byGroup.get(group) ?? null, names));
}

function toSummary(group: GroupName, row: GroupRow | null, names: Names): SettingsSummary {
  return {
    group,
    isChanged: (row?.draft ?? null) !== null,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: nameOf(row?.updatedBy, names),
  };
}

export function toEdition(
  group: GroupName,
  { row, versions }: { row: GroupRow | null; versions: readonly Omit<VersionRow, 'values'>[] },
  names: Names,
): SettingsEdition {
  const published = readValues(group, row?.published ?? null);
  return {
    ...toSummary(group, row, names),
    values: row?.draft ? readValues(group, row.draft) : published,
    published,
    revision: row?.revision ?? 0,
    history: versions.map(({ number, publishedAt, publishedBy }) => ({
      number,
      publishedAt,
      publishedBy: nameOf(publishedBy, names),
    })),
  };
}

function nameOf(userId: string | null | undefined, names: Names): string | null {
  return userId ? (names.get(userId) ?? null) : null;
}
