import { toEntries } from '@danube/contract/settings/entries.ts';
import { defaultsOf, type Field, type FieldTable } from '@danube/contract/settings/field.ts';
import { groupSchema } from '@danube/contract/settings/group-schema.ts';
import {
  type GroupName,
  type GroupValues,
  initialValues,
  settingsGroups,
} from '@danube/contract/settings/settings-groups.ts';
import type { StoredValues } from './settings.dependencies.ts';

/**
 * Stored values adapted to the current fields: newer fields get their defaults, removed ones are
 * dropped, and invalid ones are reset. The same applies to list entries; an invalid entry is left
 * out, and the others stay.
 */
export function readValues<Name extends GroupName>(
  name: Name,
  stored: StoredValues | null,
): GroupValues<Name> {
  const initial = initialValues(name);
  if (!stored) return initial;
  const fields: FieldTable = settingsGroups[name].fields;
  const merged = pickKnownFields(fields, stored);
  const result = groupSchema(name).safeParse(merged);
  if (result.success) return result.data;
  const paths = result.error.issues.map(({ path }) => path.map(String));
  const saved = Object.entries(merged).flatMap(([field, value]) => {
    const wrong = paths.filter(([at]) => at === field).map(([, index]) => index);
    if (wrong.length === 0) return [[field, value]];
    if (!fields[field]?.list) return [];
    return [[field, toEntries(value).filter((_, index) => !wrong.includes(String(index)))]];
  });
  return { ...initial, ...Object.fromEntries(saved) };
}

/** The stored values of these fields, ignoring others. */
function pickKnownFields(fields: FieldTable, stored: StoredValues): StoredValues {
  const known = Object.entries(fields).filter(([name]) => name in stored);
  return {
    ...defaultsOf(fields),
    ...Object.fromEntries(
      known.map(([name, field]) => [name, keepKnownFields(field, stored[name])]),
    ),
  };
}

function keepKnownFields({ list }: Field, value: unknown): unknown {
  if (!list) return value;
  return toEntries(value).map((entry) => ({ ...pickKnownFields(list.entry, entry), id: entry.id }));
}
