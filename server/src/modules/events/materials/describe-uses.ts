import { materialIdSchema } from '@danube/contract/events/events.schemas.ts';
import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { findSeries } from '../events.repository.ts';
import { findOccurrenceOn } from '../occurrences.ts';
import { findMaterialsById } from './materials.repository.ts';

/** Which sessions use a file, with their links in the staff calendar. */
export async function describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]> {
  const ids = itemIds.flatMap((id) => materialIdSchema.safeParse(id).data ?? []);
  const uses: FileUse[] = [];
  for (const { id, seriesId, date } of await findMaterialsById(tx, ids)) {
    const series = await findSeries(tx, seriesId);
    const title = (findOccurrenceOn(series, date)?.event ?? series[0])?.title ?? '';
    uses.push({ kind: 'session', itemId: id, slug: `${seriesId}/${date}`, title });
  }
  return uses;
}
