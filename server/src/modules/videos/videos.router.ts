import { videosContract } from '@danube/contract/videos/videos.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findQuickie } from './library/find-quickie.ts';
import { listVideos } from './library/list-videos.ts';
import { readVideo } from './library/read-video.ts';
import { searchVideos } from './library/search-videos.ts';
import { toCard } from './video-card.ts';
import type { VideosDependencies } from './videos.dependencies.ts';
import { findPosition, findStartedVideos } from './watching/positions.repository.ts';
import { savePosition } from './watching/save-position.ts';

export function createVideosRouter(deps: VideosDependencies) {
  const os = implement(videosContract).$context<RequestContext>().use(guard);
  const { db, clock } = deps;
  return os.router({
    quickie: os.quickie.handler(({ input, context }) =>
      findQuickie(deps, input.language, context.reads),
    ),
    list: os.list.handler(({ input, context }) => listVideos(deps, input, context.reads)),
    search: os.search.handler(({ input, context }) => searchVideos(deps, input, context.reads)),
    read: os.read.handler(({ input, context }) => readVideo(deps, input, context.reads)),
    begun: os.begun.handler(async ({ input, context }) => {
      const started = await findStartedVideos(db, requireMember(context).userId, clock.now());
      return started.map(({ video, ...at }) => ({ video: toCard(video, input.language), ...at }));
    }),
    position: os.position.handler(async ({ input, context }) => ({
      position: await findPosition(db, requireMember(context).userId, input.id),
    })),
    keepPosition: os.keepPosition.handler(async ({ input, context }) => {
      await savePosition(deps, { ...input, userId: requireMember(context).userId });
      return {};
    }),
  });
}
