import type { LanguageCode } from '@danube/contract/locale.ts';
import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';

/** A video's title in this language; its file name if it has none. */
export function titleOf(
  { words, language, fileName }: Pick<ManagedVideo, 'words' | 'language' | 'fileName'>,
  reading: LanguageCode,
): string {
  const own = words[reading] ?? words[language] ?? Object.values(words)[0];
  return own?.title ?? fileName;
}

export function posterOf({ id }: Pick<ManagedVideo, 'id'>): string {
  return `/media/videos/${id}/poster.jpg`;
}
