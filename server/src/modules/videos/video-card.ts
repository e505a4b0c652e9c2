import type { LanguageCode } from '@danube/contract/locale.ts';
import type { VideoCard } from '@danube/contract/videos/videos.schemas.ts';
import { languagesOf, resolveTexts } from './video-texts.ts';
import type { VideoRow } from './videos.repository.ts';

/** For ready videos: drafts have no length yet. */
export function toCard(video: VideoRow, requested: LanguageCode): VideoCard {
  const { id, slug, show, topics, seconds, publishedAt, createdAt } = video;
  const { title, language } = resolveTexts(video, requested);
  return {
    id,
    slug,
    title,
    language,
    show,
    topics,
    availableIn: languagesOf(video),
    seconds: seconds ?? 0,
    publishedAt: publishedAt ?? createdAt,
  };
}
