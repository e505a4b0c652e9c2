import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { VideoDraft, VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { indexTexts } from './index-texts.ts';
import { putCaptionRow } from './library/captions.repository.ts';
import { writeQuickie } from './managing/write-quickie.ts';
import { readCaptions } from './streaming/read-captions.ts';
import { videoFolder } from './video-keys.ts';
import { toSearchText } from './video-texts.ts';
import type { VideosDependencies } from './videos.dependencies.ts';
import { findVideo, insertVideo } from './videos.repository.ts';

type Deps = Pick<VideosDependencies, 'transact' | 'ids' | 'clock' | 'media'>;

type Sample = {
  readonly id: VideoId;
  readonly fileId: FileId;
  readonly draft: VideoDraft & { readonly slug: string; readonly publishedAt: Date };
  readonly captions: readonly { readonly language: LanguageCode; readonly vtt: string }[];
  readonly isQuickie: boolean;
};

/** A sample video; an existing one stays unchanged. */
export async function seedVideo(deps: Deps, sample: Sample): Promise<void> {
  const { id, fileId, draft, captions, isQuickie } = sample;
  await deps.transact(async ({ tx, touchContent }) => {
    // Videos seeded before the search existed are indexed as well.
    if (await findVideo(tx, id)) return indexTexts(tx, id);
    const now = deps.clock.now();
    await insertVideo(tx, {
      id,
      fileId,
      ...draft,
      searched: toSearchText(draft.words),
      folder: videoFolder(null, draft.publishedAt),
      state: 'waiting',
      progress: 0,
      createdAt: draft.publishedAt,
      updatedAt: now,
    });
    await deps.media.storeUses(tx, id, [fileId]);
    for (const { language, vtt } of captions) {
      await putCaptionRow(tx, { videoId: id, language, fileId: null, cues: readCaptions(vtt) });
    }
    await indexTexts(tx, id);
    const video = await findVideo(tx, id);
    const scheduling = isQuickie ? { scheduledDate: null, isActive: true } : null;
    if (video) await writeQuickie(deps, tx, { video, scheduling, uploaderId: null });
    touchContent('videos');
  });
}
