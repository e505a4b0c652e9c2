import { entriesOf } from '@danube/contract/settings/entries.ts';
import type { FieldTable } from '@danube/contract/settings/field.ts';
import { type GroupName, settingsGroups } from '@danube/contract/settings/settings-groups.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { StoredValues } from './settings.dependencies.ts';

/** Somebody who is public keeps their address: whatever names them names it. */
export function requireSlugs(
  group: GroupName,
  { published, values }: { published: StoredValues; values: StoredValues },
): void {
  const fields: FieldTable = settingsGroups[group].fields;
  for (const name of Object.keys(fields)) {
    const known = new Map(entriesOf(published[name]).map(({ id, slug }) => [id, slug]));
    const isMoved = entriesOf(values[name]).some(
      ({ id, slug }) => (known.get(id) ?? slug) !== slug,
    );
    if (fields[name]?.list && isMoved) throw new DomainError('SLUG_FIXED');
  }
}
