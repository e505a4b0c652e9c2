import { text } from 'node:stream/consumers';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { ManagedVideo, VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Cue } from '../cue.ts';
import { indexTexts } from '../index-texts.ts';
import { deleteCaptionRow, putCaptionRow } from '../library/captions.repository.ts';
import { storeFiles } from '../store-files.ts';
import { readCaptions } from '../streaming/read-captions.ts';
import { videoTarget } from '../video-target.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { describeVideo, requireVideo } from './require-video.ts';

type Input = { id: VideoId; language: LanguageCode; fileId: FileId };

export async function putCaptions(
  deps: VideosDependencies,
  act: ActionContext,
  { id, language, fileId }: Input,
): Promise<ManagedVideo> {
  const cues = await cuesOf(deps, fileId);
  return deps.transact(async ({ tx, audit, touchContent }) => {
    await requireVideo(tx, id);
    await putCaptionRow(tx, { videoId: id, language, fileId, cues });
    await indexTexts(tx, id);
    await storeFiles(deps, tx, id);
    touchContent('videos');
    audit({
      ...auditFieldsOf(act),
      action: 'videos.put-captions',
      target: videoTarget(id),
      after: { language, fileId, lines: cues.length },
    });
    return describeVideo(deps, tx, id);
  });
}

export function removeCaptions(
  deps: VideosDependencies,
  act: ActionContext,
  { id, language }: Omit<Input, 'fileId'>,
): Promise<boolean> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    await requireVideo(tx, id);
    if (!(await deleteCaptionRow(tx, id, language))) return false;
    await indexTexts(tx, id);
    await storeFiles(deps, tx, id);
    touchContent('videos');
    audit({
      ...auditFieldsOf(act),
      action: 'videos.remove-captions',
      target: videoTarget(id),
      before: { language },
    });
    return true;
  });
}

/** Parsed once, so that a page can show the transcript without the storage. */
async function cuesOf(
  { db, media }: Pick<VideosDependencies, 'db' | 'media'>,
  fileId: FileId,
): Promise<Cue[]> {
  const [file] = await media.findFiles(db, [fileId]);
  const found = file?.purpose === 'captions' ? await media.open(db, fileId) : null;
  if (!found) throw new DomainError('FILE_NOT_USABLE');
  return readCaptions(await text(found.body));
}
