import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Quickie } from '@danube/contract/videos/videos.schemas.ts';
import { academyDay, nextAcademyDay } from '../../../platform/academy-day.ts';
import type { PageReads } from '../../../platform/request-context.ts';
import { wordsIn } from '../video-words.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findQuickieOf } from './library.repository.ts';
import { toPlayable } from './playable.ts';

/** The choice of the day, on the academy's clock; a kept page asks again at midnight there. */
export async function findQuickie(
  { db, clock }: Pick<VideosDependencies, 'db' | 'clock'>,
  language: LanguageCode,
  reads: PageReads,
): Promise<Quickie | null> {
  const now = clock.now();
  reads.tag('videos');
  reads.freshUntil(nextAcademyDay(now));
  const day = academyDay(now);
  const found = await findQuickieOf(db, day);
  if (!found) return null;
  const { video, quickie } = found;
  const words = wordsIn(video, language);
  return {
    description: words.description,
    slug: video.slug,
    language: words.language,
    day: quickie.scheduledDate === day ? day : null,
    playable: await toPlayable(db, video, language),
  };
}
