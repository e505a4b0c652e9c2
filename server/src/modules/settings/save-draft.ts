import { toEntries } from '@danube/contract/settings/entries.ts';
import type { FieldTable } from '@danube/contract/settings/field.ts';
import { type GroupName, settingsGroups } from '@danube/contract/settings/settings-groups.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { requireFiles } from './group-files.ts';
import { readValues } from './read-values.ts';
import { requireUnused } from './require-unused.ts';
import type {
  ExpectedRevision,
  SettingsDependencies,
  StoredValues,
} from './settings.dependencies.ts';
import { requireRevision, writeGroup } from './write-group.ts';

/** Saves an administrator's input without publishing it. */
export function saveDraft(
  deps: SettingsDependencies,
  act: ActionContext,
  { group, revision, values }: ExpectedRevision<GroupName> & { values: StoredValues },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const before = await requireRevision(tx, { group, revision });
    await requireFiles(deps, tx, { group, values });
    const published = readValues(group, before?.published ?? null);
    requireSlugs(group, { published, values });
    await requireUnused(deps, tx, { group, published, values });
    const content = { draft: values, published: before?.published ?? null };
    await writeGroup({ ...deps, act }, tx, { group, before, content });
    audit({
      ...auditFieldsOf(act),
      action: 'settings.save',
      target: { kind: 'settings', id: group },
      before: readValues(group, before?.draft ?? before?.published ?? null),
      after: values,
    });
  });
}

/** A public person keeps their slug, because other content refers to it. */
function requireSlugs(
  group: GroupName,
  { published, values }: { published: StoredValues; values: StoredValues },
): void {
  const fields: FieldTable = settingsGroups[group].fields;
  for (const name of Object.keys(fields)) {
    const known = new Map(toEntries(published[name]).map(({ id, slug }) => [id, slug]));
    const isMoved = toEntries(values[name]).some(
      ({ id, slug }) => (known.get(id) ?? slug) !== slug,
    );
    if (fields[name]?.list && isMoved) throw new DomainError('SLUG_FIXED');
  }
}
