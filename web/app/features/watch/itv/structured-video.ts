import type { LanguageCode } from '@danube/contract/locale.ts';
import type { VideoPage } from '@danube/contract/videos/videos.schemas.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { momentPath, videoPath } from '../../shared/paths/itv-paths.ts';

type Site = {
  readonly siteUrl: string;
  readonly language: LanguageCode;
  readonly academyName: string;
};

/** A video as structured data, with its chapters as key moments. */
export function structuredVideo(video: VideoPage, { siteUrl, language, academyName }: Site) {
  const { slug, title, description, seconds, playable } = video;
  const { chapters } = playable;
  return {
    '@type': 'VideoObject',
    '@id': `${siteUrl}${videoPath(slug)}#video`,
    name: title,
    description: description || title,
    thumbnailUrl: [new URL(playable.poster, siteUrl).href],
    uploadDate: video.publishedAt.toISOString(),
    duration: isoDuration(seconds),
    url: localizedUrl(siteUrl, videoPath(slug), language),
    inLanguage: video.language,
    publisher: {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: academyName,
      url: siteUrl,
    },
    ...(chapters.length > 0
      ? {
          hasPart: chapters.map(({ at, title: name }, index) => ({
            '@type': 'Clip',
            name,
            startOffset: at,
            endOffset: chapters[index + 1]?.at ?? seconds,
            url: localizedUrl(siteUrl, momentPath(slug, at), language),
          })),
        }
      : {}),
  };
}

/** ISO 8601: 754 seconds are PT12M34S. */
export function isoDuration(seconds: number): string {
  const parts = [
    { value: Math.floor(seconds / 3600), unit: 'H' },
    { value: Math.floor((seconds % 3600) / 60), unit: 'M' },
    { value: seconds % 60, unit: 'S' },
  ].filter(({ value }) => value > 0);
  return `PT${parts.map(({ value, unit }) => `${value}${unit}`).join('') || '0S'}`;
}
