import type { EventId } from '@danube/contract/events/events.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import type { PlannedEvent } from '../events.repository.ts';
import { releaseOrphanedMaterials } from '../materials/release-materials.ts';
import { releaseLostRecordings } from '../recordings/release-recordings.ts';

/**
 * After a series was changed, or before it is deleted: releases what was used by days that no
 * longer have a session.
 */
export async function releaseOrphanedDays(
  deps: Pick<EventsDependencies, 'media'>,
  tx: Tx,
  series: { seriesId: EventId; after: readonly PlannedEvent[] },
): Promise<void> {
  await releaseOrphanedMaterials(deps, tx, series);
  await releaseLostRecordings(tx, series);
}
