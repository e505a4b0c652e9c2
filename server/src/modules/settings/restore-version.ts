import { type GroupName, initialValues } from '@danube/contract/settings/settings-groups.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { readValues } from './read-values.ts';
import type {
  ExpectedRevision,
  SettingsDependencies,
  StoredValues,
} from './settings.dependencies.ts';
import { findVersion } from './settings.repository.ts';
import { requireRevision, writeGroup } from './write-group.ts';

/** Makes an earlier public version the draft, to review and publish again. */
export function restoreVersion(
  deps: SettingsDependencies,
  act: ActionContext,
  { group, revision, number }: ExpectedRevision<GroupName> & { number: number },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const before = await requireRevision(tx, { group, revision });
    const draft = await valuesOf(tx, group, number);
    const content = { draft, published: before?.published ?? null };
    await writeGroup({ ...deps, act }, tx, { group, before, content });
    audit({
      ...auditFieldsOf(act),
      action: 'settings.restore',
      target: { kind: 'settings', id: group },
      before: { revision },
      after: { restored: number },
    });
  });
}

/** Before the first publication, a group has the defaults from the code. */
async function valuesOf(tx: Tx, group: GroupName, number: number): Promise<StoredValues> {
  if (number === 0) return initialValues(group);
  const version = await findVersion(tx, group, number);
  if (!version) throw new DomainError('SETTINGS_VERSION_NOT_FOUND');
  return readValues(group, version.values);
}
