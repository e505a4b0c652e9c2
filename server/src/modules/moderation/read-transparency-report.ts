import type { TransparencyLine } from '@danube/contract/moderation/moderation.schemas.ts';
import { toCsv } from '../../platform/csv.ts';
import type { Tx } from '../../platform/database.ts';
import { readTransparencyCounts } from './transparency.repository.ts';

/** The yearly figures, on screen and as a file. */
export async function readTransparencyReport(
  tx: Tx,
  year: number,
): Promise<{ lines: TransparencyLine[]; csv: string }> {
  const lines = await readTransparencyCounts(tx, year);
  const csv = toCsv([
    ['year', 'figure', 'by', 'count'],
    ...lines.map(({ figure, by, count }) => [year, figure, by, count]),
  ]);
  return { lines, csv };
}
