import type { Export } from '@danube/contract/identity/account.schemas.ts';
import { toExport } from './export-state.ts';
import { findLatestExportRow } from './exports.repository.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

/** Null where there was none, or its file is gone by now. */
export async function findLatestExport(
  deps: Pick<PersonalDataDependencies, 'db' | 'clock'>,
  userId: string,
): Promise<Export | null> {
  const row = await findLatestExportRow(deps.db, userId);
  return row && toExport(row, deps.clock.now());
}
