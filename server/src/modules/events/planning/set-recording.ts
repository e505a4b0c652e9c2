import type { EventId } from '@danube/contract/events/events.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { lockOccurrence, storeRecording } from '../events.repository.ts';
import { isPickedUp, relinkRecording } from '../recordings/recordings.repository.ts';
import { requirePlannedOn } from './apply-intended-change.ts';
import { requireLockedSeries } from './require-series.ts';

/** Sets the video that an occurrence's page offers as its replay. */
export function setRecording(
  deps: Pick<EventsDependencies, 'transact' | 'videos'> & { act: ActionContext },
  input: { id: EventId; date: string; videoId: VideoId | null },
): Promise<boolean> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const { part } = await requireLockedSeries(tx, input.id);
    requirePlannedOn(part, input.date);
    const { id, date, videoId } = input;
    if (videoId !== null) {
      const [film] = await deps.videos.findVideos(tx, [videoId], defaultLanguage);
      // One from the watched folder is linked first and published later.
      const isUsable = film && (film.isPublic || (await isPickedUp(tx, videoId)));
      if (!isUsable) throw new DomainError('RECORDING_NOT_USABLE');
    }
    const name = { seriesId: part.seriesId, date };
    const before = await lockOccurrence(tx, name);
    await storeRecording(tx, name, videoId);
    if (before.recordingId !== null) await relinkRecording(tx, before.recordingId);
    if (videoId !== null) await relinkRecording(tx, videoId);
    touchContent('events');
    audit({
      ...auditFieldsOf(deps.act),
      action: 'events.set-recording',
      target: { kind: 'event', id },
      before: { videoId: before.recordingId },
      after: { date, videoId },
    });
    return videoId !== null;
  });
}
