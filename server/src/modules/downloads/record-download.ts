import { academyDay } from '../../platform/academy-day.ts';
import type { Tx } from '../../platform/database.ts';
import type { DownloadPlace } from './download-place.ts';
import type { DownloadsDependencies } from './downloads.dependencies.ts';
import {
  countOnDay,
  type DownloadRequest,
  hasDownloadAfter,
  insertDownload,
  lockDownload,
} from './downloads.repository.ts';

/** Who asked again within this time still has the first link, or lost it on the way. */
const sameDownloadMs = 5 * 60_000;
const maxUserAgentLength = 300;

/** From where it is fetched, as the server sees it. */
export type Arrival = { readonly address: string | null; readonly userAgent: string | null };

/**
 * Writes a download down once: the row and the day's figure, or neither. Equal requests wait for
 * each other, so that also of many at once the first one counts and the others find it.
 */
export async function recordDownload(
  deps: Pick<DownloadsDependencies, 'clock' | 'ids'>,
  tx: Tx,
  { place, wanted, arrival }: { place: DownloadPlace; wanted: DownloadRequest; arrival: Arrival },
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
  await countOnDay(tx, wanted.itemId, academyDay(createdAt));
}
