import { createHash } from 'node:crypto';
import { recordingsFolder } from '@danube/contract/events/events.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import { type FileId, fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import * as z from 'zod';
import { systemActor } from '../../../platform/audit.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { Storage } from '../../../platform/storage.ts';
import { isStorageKey } from '../../../platform/storage-key.ts';
import type { Change } from '../../../platform/transact.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { lockOccurrence, storeRecording } from '../events.repository.ts';
import { nameOf, type PlannedOccurrence } from '../occurrences.ts';
import { findOccurrence } from '../registration/require-occurrence.ts';
import { sessionIn, titleIn } from './recording-name.ts';
import { completeRecording, findKnownNames, insertRecording } from './recordings.repository.ts';

type Dependencies = EventsDependencies & { storage: Pick<Storage, 'list' | 'head'> };

export const collectRecordingsJob: JobType<Record<string, never>> = {
  name: 'collect-recordings',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  expireInSeconds: 3 * 60 * 60,
  policy: 'exclusive',
  keepCompletedSeconds: 600,
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
};

/**
 * Picks up recordings from the watched folder: each goes through the same check and preparation as
 * an uploaded film, once. May be killed at any point: the file's id follows from its name, and the
 * row, the video and the link commit together.
 */
export function createCollectRecordingsJob(
  deps: Dependencies,
): JobDefinition<Record<string, never>> {
  return {
    ...collectRecordingsJob,
    async handle(_payload, { signal }) {
      const names = (await deps.storage.list(recordingsFolder))
        .map((key) => key.slice(recordingsFolder.length + 1))
        .filter((name) => name !== '' && !name.endsWith('/'));
      const known = await findKnownNames(deps.db, names);
      const failures: unknown[] = [];
      for (const name of names.filter((one) => !known.has(one))) {
        signal.throwIfAborted();
        // One that fails must not keep the others waiting.
        await collect(deps, name, signal).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function collect(deps: Dependencies, name: string, signal: AbortSignal): Promise<void> {
  const key = `${recordingsFolder}/${name}`;
  const foundAt = deps.clock.now();
  if (!isStorageKey(key)) {
    await insertRecording(deps.db, { name, bytes: 0, foundAt, isUsable: false });
    return;
  }
  const found = await deps.storage.head(key);
  if (!found) return;
  const id = fileIdOf(`${key} ${found.etag ?? ''}`);
  const fileName = name.split('/').at(-1) ?? name;
  await deps.media.receiveObject(
    { id, key, name: fileName, purpose: 'video', uploadedBy: null },
    signal,
  );
  await deps.transact((change) =>
    write(deps, change, { name, bytes: found.contentLength, foundAt, fileId: id }),
  );
}

type Found = { name: string; bytes: number; foundAt: Date; fileId: FileId };

async function write(
  deps: Dependencies,
  { tx, audit, touchContent }: Change,
  { fileId, ...row }: Found,
): Promise<void> {
  if (!(await insertRecording(tx, { ...row, isUsable: true }))) return;
  const session = sessionIn(row.name);
  const occurrence = session && (await findOccurrence(tx, session));
  const language = occurrence?.event.language ?? defaultLanguage;
  const title = occurrence ? titleOf(occurrence) : titleIn(row.name);
  const videoId = await deps.videos.addFilm(tx, { fileId, title, language });
  const isLinked = occurrence !== null && (await link({ tx }, occurrence, videoId));
  await completeRecording(tx, row.name, { videoId, ...(isLinked ? nameOf(occurrence) : {}) });
  touchContent('videos', 'events');
  audit({
    actor: systemActor,
    action: 'events.collect-recording',
    target: { kind: 'video', id: videoId },
    after: { name: row.name, fileId, isLinked },
  });
}

/** False if the session has another one: a person decides then. */
async function link(
  { tx }: Pick<Change, 'tx'>,
  occurrence: PlannedOccurrence,
  videoId: VideoId,
): Promise<boolean> {
  const name = nameOf(occurrence);
  const { recordingId } = await lockOccurrence(tx, name);
  if (recordingId !== null) return false;
  await storeRecording(tx, name, videoId);
  return true;
}

function titleOf({ event, start }: PlannedOccurrence): string {
  const locale = event.language === 'en' ? 'en-GB' : event.language;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return `${event.title}, ${day.format(new Date(`${start.toPlainDate()}T12:00:00Z`))}`;
}

/** The same for the same object: what a killed run brought is found by the next one. */
function fileIdOf(object: string): FileId {
  const hex = createHash('sha256').update(`recording ${object}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return fileIdSchema.parse([...parts, hex.slice(20, 32)].join('-'));
}
