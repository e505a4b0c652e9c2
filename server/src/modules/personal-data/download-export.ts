import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { exportKey } from './export-file.ts';
import { isAvailable } from './export-state.ts';
import { type ExportRow, findLatestExportRow } from './exports.repository.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

const linkSeconds = 300;

/** A link to the caller's latest export, valid for five minutes. */
export function downloadExport(
  deps: Pick<PersonalDataDependencies, 'clock' | 'transact' | 'storage'>,
  act: ActionContext,
): Promise<{ url: string }> {
  const { userId } = act.member;
  return deps.transact(async ({ tx, audit }) => {
    const latest = await findLatestExportRow(tx, userId);
    if (!latest || !isAvailable(latest, deps.clock.now()) || !deps.storage) {
      throw new DomainError('EXPORT_NOT_READY');
    }
    const url = await linkTo(deps.storage, latest);
    audit({
      ...auditFieldsOf(act),
      action: 'account.download-export',
      target: { kind: 'person', id: userId },
    });
    return { url };
  });
}

export function linkTo(
  storage: NonNullable<PersonalDataDependencies['storage']>,
  row: ExportRow,
): Promise<string> {
  const day = row.requestedAt.toISOString().slice(0, 10);
  return storage.presignGet(exportKey(row), {
    expiresInSeconds: linkSeconds,
    downloadName: `danube-trading-academy-${day}.zip`,
  });
}
