import { groupSchema } from '@danube/contract/settings/group-schema.ts';
import {
  type GroupName,
  type GroupValues,
  initialValues,
} from '@danube/contract/settings/settings-groups.ts';
import type { StoredValues } from './settings.dependencies.ts';

/**
 * Stored values as the group is today: a field that came later has its initial value, one that
 * left is dropped, and one that no longer fits its rules is as it was initially.
 */
export function readValues<Name extends GroupName>(
  name: Name,
  stored: StoredValues | null,
): GroupValues<Name> {
  const initial = initialValues(name);
  if (!stored) return initial;
  const fields = Object.keys(initial);
  const known = Object.fromEntries(
    fields.filter((field) => field in stored).map((field) => [field, stored[field]]),
  );
  const merged: StoredValues = { ...initial, ...known };
  const result = groupSchema(name).safeParse(merged);
  if (result.success) return result.data;
  const wrong = new Set(result.error.issues.map(({ path }) => String(path[0])));
  const kept = Object.entries(merged).filter(([field]) => !wrong.has(field));
  return { ...initial, ...Object.fromEntries(kept) };
}
