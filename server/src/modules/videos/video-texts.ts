import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import type { VideoTexts } from '@danube/contract/videos/videos.schemas.ts';
import type { VideoRow } from './videos.repository.ts';

type TranslatedVideo = Pick<VideoRow, 'words' | 'language'>;

/** In the requested language, else in English, else in the original language. */
export function resolveTexts(
  { words, language: original }: TranslatedVideo,
  requested: LanguageCode,
): VideoTexts & { language: LanguageCode } {
  for (const language of [requested, defaultLanguage, original]) {
    const found = words[language];
    if (found) return { ...found, language };
  }
  throw new Error('a video has words in its own language');
}

export function languagesOf({ words }: Pick<VideoRow, 'words'>): LanguageCode[] {
  // The keys are those of its type.
  return Object.keys(words) as LanguageCode[];
}

/** The text that searches match. */
export function toSearchText(words: VideoRow['words']): string {
  return Object.values(words)
    .map(({ title, description }) => `${title}\n${description}`)
    .join('\n')
    .toLowerCase();
}
