import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Quickie } from '@danube/contract/videos/videos.schemas.ts';
import { formatAcademyDay, nextAcademyMidnight } from '../../../platform/format-academy-day.ts';
import type { PageReads } from '../../../platform/request-context.ts';
import { resolveTexts } from '../video-texts.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findVideoBySlug, type VideoRow } from '../videos.repository.ts';
import { findQuickieOf } from './library.repository.ts';
import { toPlayable } from './playable.ts';
import { isShown } from './read-video.ts';

/** The quickie of the academy's current day; a cached page expires at midnight. */
export async function findQuickie(
  deps: Pick<VideosDependencies, 'db' | 'clock' | 'sampleVideo'>,
  language: LanguageCode,
  reads: PageReads,
): Promise<Quickie | null> {
  const { db, clock } = deps;
  const now = clock.now();
  reads.freshUntil(nextAcademyMidnight(now));
  const day = formatAcademyDay(now);
  const found = await findQuickieOf(db, day);
  const video = found?.video ?? (await findSample(deps, now));
  if (!video) return null;
  const words = resolveTexts(video, language);
  return {
    description: words.description,
    slug: video.slug,
    language: words.language,
    day: found?.quickie.scheduledDate === day ? day : null,
    playable: await toPlayable(db, video, language),
  };
}

/** The sample video, once it is published. */
async function findSample(
  { db, sampleVideo }: Pick<VideosDependencies, 'db' | 'sampleVideo'>,
  now: Date,
): Promise<VideoRow | null> {
  const video = sampleVideo === null ? null : await findVideoBySlug(db, sampleVideo);
  return video && (await isShown(db, video, now)) ? video : null;
}
