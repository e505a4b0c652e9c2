import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import type { VideoPage } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { PageReads } from '../../../platform/request-context.ts';
import { toCard } from '../video-card.ts';
import { resolveTexts } from '../video-texts.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findVideoBySlug, type VideoRow } from '../videos.repository.ts';
import { findCues } from './captions.repository.ts';
import { findRelated, isActiveQuickie } from './library.repository.ts';
import { cacheUntilNext } from './list-videos.ts';
import { toPlayable } from './playable.ts';

export async function readVideo(
  { db, clock }: Pick<VideosDependencies, 'db' | 'clock'>,
  { slug, language }: { slug: string; language: LanguageCode },
  reads: PageReads,
): Promise<VideoPage> {
  const now = clock.now();
  await cacheUntilNext(db, now, reads);
  const video = await findVideoBySlug(db, slug);
  if (!video || !(await isShown(db, video, now))) throw new DomainError('VIDEO_NOT_FOUND');
  const related = await findRelated(db, video, now);
  return {
    ...toCard(video, language),
    description: resolveTexts(video, language).description,
    playable: await toPlayable(db, video, language),
    transcript: await transcriptOf(db, video, language),
    related: related.map((other) => toCard(other, language)),
  };
}

/** Whether it is shown in ITV or on the landing page. */
export async function isShown(tx: Tx, video: VideoRow, now: Date): Promise<boolean> {
  if (video.take === null) return false;
  if (video.publishedAt !== null && video.publishedAt <= now) return true;
  return isActiveQuickie(tx, video.id, formatAcademyDay(now));
}

async function transcriptOf(tx: Tx, video: VideoRow, requested: LanguageCode) {
  for (const language of new Set([requested, video.language, defaultLanguage])) {
    const cues = await findCues(tx, video.id, language);
    if (cues) return { language, lines: cues.map(({ at, text }) => ({ at, text })) };
  }
  return null;
}
