import type { LanguageCode } from '@danube/contract/locale.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { toWeightedVector } from '../../platform/text-search.ts';
import { videoTexts } from './videos.tables.ts';

/** A video's text in one language: `summary` is also the beginning of `body`. */
export type VideoText = {
  readonly language: LanguageCode;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
};

export async function replaceTexts(
  tx: Tx,
  videoId: VideoId,
  texts: readonly VideoText[],
): Promise<void> {
  await tx.delete(videoTexts).where(eq(videoTexts.videoId, videoId));
  for (const text of texts) {
    const { language, title, body } = text;
    await tx
      .insert(videoTexts)
      .values({ videoId, language, title, body, words: toWeightedVector(text) });
  }
}
