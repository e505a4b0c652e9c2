import type { FileId, StoredFile } from '@danube/contract/media/media.schemas.ts';
import type {
  ManagedVideo,
  Scheduling,
  VideoDraft,
} from '@danube/contract/videos/videos.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { videoTarget } from '../video-target.ts';
import { resolveTexts } from '../video-texts.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findVideo, findVideoOfFile } from '../videos.repository.ts';
import { addVideo } from './add-video.ts';
import { requireKnownNames } from './require-known-names.ts';
import { describeVideo } from './require-video.ts';
import { writeQuickie } from './write-quickie.ts';

type NewVideoInput = VideoDraft & { fileId: FileId; quickie: Scheduling | null };

/** The file may still be being checked: it is prepared as soon as it is ready. */
export function createVideo(
  deps: VideosDependencies,
  act: ActionContext,
  { fileId, quickie, ...draft }: NewVideoInput,
): Promise<ManagedVideo> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const file = await requireVideoFile(deps, tx, fileId);
    await requireKnownNames(deps, tx, { before: null, draft });
    const uploaderId = file.uploadedBy?.id ?? act.member.userId;
    const { id, slug } = await addVideo(deps, tx, { fileId, uploaderId, draft });
    const video = await findVideo(tx, id);
    if (video && quickie)
      await writeQuickie(deps, tx, { video, scheduling: quickie, uploaderId: act.member.userId });
    touchContent('videos');
    const title = resolveTexts({ ...draft }, draft.language).title;
    audit({
      ...auditFieldsOf(act),
      action: 'videos.create',
      target: videoTarget(id),
      after: { slug, title, fileId, quickie },
    });
    return describeVideo(deps, tx, id);
  });
}

/** It must exist, not be rejected, and not belong to another video. */
export async function requireVideoFile(
  { media }: Pick<VideosDependencies, 'media'>,
  tx: Tx,
  fileId: FileId,
): Promise<StoredFile> {
  const [file] = await media.findFiles(tx, [fileId]);
  const isUsable =
    file?.purpose === 'video' && (file.state === 'checking' || file.state === 'ready');
  if (!isUsable || (await findVideoOfFile(tx, fileId))) throw new DomainError('FILE_NOT_USABLE');
  return file;
}
