import { videosAdminContract } from '@danube/contract/videos/videos-admin.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { putAudio, removeAudio } from './managing/audio-of-video.ts';
import { putCaptions, removeCaptions } from './managing/captions-of-video.ts';
import { changeVideo, scheduleVideo } from './managing/change-video.ts';
import { createVideo } from './managing/create-video.ts';
import { removeVideo, replaceFile, retryVideo } from './managing/file-of-video.ts';
import { listManaged } from './managing/list-managed.ts';
import { describeVideo } from './managing/require-video.ts';
import type { VideosDependencies } from './videos.dependencies.ts';
import { findViewing } from './watching/viewing.repository.ts';

export function createVideosAdminRouter(deps: VideosDependencies) {
  const os = implement(videosAdminContract).$context<RequestContext>().use(guard);
  const { db } = deps;
  return os.router({
    list: os.list.handler(({ input }) => listManaged(deps, input)),
    read: os.read.handler(({ input }) => describeVideo(deps, db, input.id)),
    create: os.create.handler(({ input, context }) =>
      createVideo(deps, requireActionContext(context), input),
    ),
    change: os.change.handler(({ input, context }) =>
      changeVideo(deps, requireActionContext(context), input),
    ),
    schedule: os.schedule.handler(({ input, context }) =>
      scheduleVideo(deps, requireActionContext(context), input),
    ),
    replaceFile: os.replaceFile.handler(({ input, context }) =>
      replaceFile(deps, requireActionContext(context), input),
    ),
    retry: os.retry.handler(({ input, context }) =>
      retryVideo(deps, requireActionContext(context), input.id),
    ),
    putCaptions: os.putCaptions.handler(({ input, context }) =>
      putCaptions(deps, requireActionContext(context), input),
    ),
    removeCaptions: os.removeCaptions.handler(async ({ input, context }) => ({
      removed: await removeCaptions(deps, requireActionContext(context), input),
    })),
    putAudio: os.putAudio.handler(({ input, context }) =>
      putAudio(deps, requireActionContext(context), input),
    ),
    removeAudio: os.removeAudio.handler(async ({ input, context }) => ({
      removed: await removeAudio(deps, requireActionContext(context), input),
    })),
    remove: os.remove.handler(async ({ input, context }) => ({
      removed: await removeVideo(deps, requireActionContext(context), input.id),
    })),
    statistics: os.statistics.handler(async ({ input }) => ({
      days: await findViewing(db, input),
    })),
  });
}
