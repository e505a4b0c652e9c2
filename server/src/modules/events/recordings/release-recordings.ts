import type { EventId } from '@danube/contract/events/events.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { type PlannedEvent, storeRecording } from '../events.repository.ts';
import { findOccurrenceOn } from '../occurrences.ts';
import { findRecorded, relinkRecording } from './recordings.repository.ts';

/** Videos of days that no longer exist wait for a session again. */
export async function releaseLostRecordings(
  tx: Tx,
  { seriesId, after }: { seriesId: EventId; after: readonly PlannedEvent[] },
): Promise<void> {
  for (const { date, videoId } of await findRecorded(tx, seriesId)) {
    if (findOccurrenceOn(after, date) !== null) continue;
    await storeRecording(tx, { seriesId, date }, null);
    await relinkRecording(tx, videoId);
  }
}
