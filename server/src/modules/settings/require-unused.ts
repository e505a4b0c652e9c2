import { toEntries } from '@danube/contract/settings/entries.ts';
import type { FieldTable } from '@danube/contract/settings/field.ts';
import type { ReferredList } from '@danube/contract/settings/settings.contract.ts';
import { type GroupName, settingsGroups } from '@danube/contract/settings/settings-groups.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { SettingsDependencies, StoredValues } from './settings.dependencies.ts';

/** A name in use can't be removed: its items or videos would refer to an unknown one. */
export async function requireUnused(
  { findReferences }: Pick<SettingsDependencies, 'findReferences'>,
  tx: Tx,
  { group, published, values }: { group: GroupName; published: StoredValues; values: StoredValues },
): Promise<void> {
  const fields: FieldTable = settingsGroups[group].fields;
  const lists = Object.keys(fields).filter((name) => fields[name]?.list?.staysWhileUsed);
  for (const name of lists) {
    const kept = new Set(slugsIn(values[name]));
    for (const slug of slugsIn(published[name]).filter((each) => !kept.has(each))) {
      // A test checks all groups: only lists that can be referred to have the rule.
      const references = await findReferences(tx, { list: name as ReferredList, slug });
      const titles = references.map(({ title }) => title);
      if (titles.length > 0) throw new DomainError('ENTRY_IN_USE', { slug, titles });
    }
  }
}

function slugsIn(value: unknown): string[] {
  return toEntries(value).map(({ slug }) => String(slug));
}
