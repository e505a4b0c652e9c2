import type { Export } from '@danube/contract/identity/account.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { isInPreparation } from './export-state.ts';
import { type ExportRow, findLatestExportRow, insertExport } from './exports.repository.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';
import { prepareExportJob } from './prepare-export.job.ts';

/** One at a time: a repeated request returns the one in progress. */
export function requestExport(
  deps: Pick<PersonalDataDependencies, 'clock' | 'ids' | 'transact' | 'jobs' | 'people'>,
  act: ActionContext,
): Promise<Export> {
  const { userId } = act.member;
  return deps.transact(async ({ tx, audit }) => {
    await deps.people.leaving.lock(tx, userId);
    const now = deps.clock.now();
    const latest = await findLatestExportRow(tx, userId);
    if (latest && isInPreparation(latest, now)) return toRequested(latest);
    const row: ExportRow = {
      id: deps.ids.uuid(),
      userId,
      requestedAt: now,
      requestedBy: null,
      state: 'preparing',
      availableUntil: null,
    };
    await insertExport(tx, row);
    await deps.jobs.enqueue(tx, prepareExportJob, { payload: { exportId: row.id }, key: row.id });
    audit({
      ...auditFieldsOf(act),
      action: 'account.export',
      target: { kind: 'person', id: userId },
    });
    return toRequested(row);
  });
}

export function toRequested({ id, requestedAt, state, availableUntil }: ExportRow): Export {
  return { id, requestedAt, state, availableUntil };
}
