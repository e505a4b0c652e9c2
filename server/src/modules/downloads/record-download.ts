import type { Tx } from '../../platform/database.ts';
import { formatAcademyDay } from '../../platform/format-academy-day.ts';
import type { DownloadCategory } from './download-category.ts';
import type { DownloadsDependencies } from './downloads.dependencies.ts';
import {
  countOnDay,
  type DownloadRequest,
  hasDownloadAfter,
  insertDownload,
  lockDownload,
} from './downloads.repository.ts';

/** Within this time the first link still works or was lost, so a repeat is the same download. */
const sameDownloadMs = 5 * 60_000;
const maxUserAgentLength = 300;

/** Where the request comes from, as the server sees it. */
export type DownloadOrigin = { readonly address: string | null; readonly userAgent: string | null };

/**
 * Records a download once: row and daily figure in one transaction. Concurrent identical requests
 * wait, so that only the first one counts.
 */
export async function recordDownload(
  deps: Pick<DownloadsDependencies, 'clock' | 'ids'>,
  tx: Tx,
  {
    place,
    wanted,
    arrival,
  }: { place: DownloadCategory; wanted: DownloadRequest; arrival: DownloadOrigin },
): Promise<void> {
  await lockDownload(tx, wanted);
  const createdAt = deps.clock.now();
  const moment = new Date(createdAt.getTime() - sameDownloadMs);
  if (await hasDownloadAfter(tx, place, { ...wanted, moment })) return;
  await insertDownload(tx, place, {
    ...wanted,
    id: deps.ids.uuid(),
    ipAddress: arrival.address,
    userAgent: arrival.userAgent?.slice(0, maxUserAgentLength) ?? null,
    createdAt,
  });
  await countOnDay(tx, wanted.itemId, formatAcademyDay(createdAt));
}
