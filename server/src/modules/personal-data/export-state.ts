import type { Export } from '@danube/contract/identity/account.schemas.ts';
import type { ExportRow } from './exports.repository.ts';

const hour = 60 * 60 * 1000;

export const exportLifetimeDays = 7;

/** All attempts of the job are over by then; a worker that died in the last one can't report it. */
const maxPreparationMs = 24 * hour;

/** When the file of an export that is ready now is deleted. */
export function computeExportExpiry(now: Date): Date {
  return new Date(now.getTime() + exportLifetimeDays * 24 * hour);
}

/** Unfinished exports requested before this time will never be ready. */
export function oldestRunningPreparation(now: Date): Date {
  return new Date(now.getTime() - maxPreparationMs);
}

export function isInPreparation(row: ExportRow, now: Date): boolean {
  return row.state === 'preparing' && row.requestedAt >= oldestRunningPreparation(now);
}

export function isAvailable(row: ExportRow, now: Date): boolean {
  return row.state === 'ready' && row.availableUntil !== null && row.availableUntil > now;
}

/** Null once it has expired, because there is nothing left to download. */
export function toExport(row: ExportRow, now: Date): Export | null {
  if (row.state === 'ready' && !isAvailable(row, now)) return null;
  const isAbandoned = row.state === 'preparing' && !isInPreparation(row, now);
  return {
    id: row.id,
    requestedAt: row.requestedAt,
    state: isAbandoned ? 'failed' : row.state,
    availableUntil: row.availableUntil,
  };
}
