import type { EventId } from '@danube/contract/events/events.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import type { PlannedEvent } from '../events.repository.ts';
import { findOccurrenceOn } from '../occurrences.ts';
import { deleteMaterial, findMaterialsOfSeries } from './materials.repository.ts';

type Dependencies = Pick<EventsDependencies, 'media'>;

/**
 * After a series was changed: days that no longer exist have no page to remove files from, so their
 * files are released and can be removed from the library.
 */
export async function releaseOrphanedMaterials(
  deps: Dependencies,
  tx: Tx,
  { seriesId, after }: { seriesId: EventId; after: readonly PlannedEvent[] },
): Promise<void> {
  for (const { id, date } of await findMaterialsOfSeries(tx, seriesId)) {
    if (findOccurrenceOn(after, date) !== null) continue;
    await deps.media.storeUses(tx, id, []);
    await deleteMaterial(tx, id);
  }
}
