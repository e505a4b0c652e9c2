import type { LanguageCode } from '@danube/contract/locale.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { resolveTexts } from '../video-texts.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findVideoRows } from '../videos.repository.ts';

/** Videos by id, for modules that refer to them. */
export async function findVideos(
  { clock }: Pick<VideosDependencies, 'clock'>,
  tx: Tx,
  { ids, language }: { ids: readonly VideoId[]; language: LanguageCode },
) {
  const now = clock.now();
  return (await findVideoRows(tx, ids)).map((row) => ({
    id: row.id,
    slug: row.slug,
    title: resolveTexts(row, language).title,
    publishedAt: row.publishedAt,
    hasFailed: row.state === 'failed',
    isPublic: row.state === 'ready' && row.publishedAt !== null && row.publishedAt <= now,
  }));
}
