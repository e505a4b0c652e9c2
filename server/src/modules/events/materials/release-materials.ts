import type { EventId } from '@danube/contract/events/events.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findMaterialIds } from './materials.repository.ts';

/** Before a series goes away with its rows: its files may be removed from the library again. */
export async function releaseMaterials(
  { media }: Pick<EventsDependencies, 'media'>,
  tx: Tx,
  seriesId: EventId,
): Promise<void> {
  for (const id of await findMaterialIds(tx, seriesId)) await media.storeUses(tx, id, []);
}
