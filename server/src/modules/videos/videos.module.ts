import { type VideoDraft, videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import type { HttpRoute, HttpTools } from '../../platform/http-route.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import { serveStreams } from './http/serve-streams.ts';
import { addVideo } from './managing/add-video.ts';
import { findVideos } from './managing/find-videos.ts';
import { videosAttention } from './managing/today-sources.ts';
import { createVideoSearch } from './managing/video-search.ts';
import { createPrepareAudioJob } from './preparing/prepare-audio.job.ts';
import { createPrepareVideoJob, prepareVideoJob } from './preparing/prepare-video.job.ts';
import { createRemoveVideoObjectsJob } from './preparing/remove-video-objects.job.ts';
import { createSweepTakesJob } from './preparing/sweep-takes.job.ts';
import { createStreams } from './streaming/find-stream.ts';
import { resolveTexts } from './video-texts.ts';
import type { VideosApi } from './videos.api.ts';
import type { VideosDependencies } from './videos.dependencies.ts';
import { findVideoOfFile, findVideoRows, findVideosNaming } from './videos.repository.ts';
import { createVideosRouter } from './videos.router.ts';
import { createVideosAdminRouter } from './videos-admin.router.ts';
import { findPositionsOf } from './watching/positions.repository.ts';

export function createVideos(deps: VideosDependencies) {
  const api = createApi(deps);
  return {
    api,
    addresses: (tools: HttpTools): HttpRoute[] => [
      {
        path: '/media/videos',
        routes: serveStreams({
          streams: api.streams,
          identity: tools,
          isNewViewer: async (id, viewer) =>
            (await tools.spend('previewCount', `${id} ${viewer}`)).allowed,
        }),
      },
    ],
    routers: { videos: createVideosRouter(deps), videosAdmin: createVideosAdminRouter(deps) },
    // The rows are deleted with the person's; the daily figures are anonymous.
    personalData: [
      { name: 'videos', read: (tx, userId) => findPositionsOf(tx, userId) },
    ] satisfies readonly PersonalDataSource[],
    staffSearch: [createVideoSearch(deps)],
    attention: videosAttention,
    jobs: createJobs(deps),
  };
}

function createApi(deps: VideosDependencies): VideosApi {
  return {
    streams: createStreams(deps),
    async fileJudged(tx, { id, purpose }) {
      const video = purpose === 'video' ? await findVideoOfFile(tx, id) : null;
      if (!video) return;
      await deps.jobs.enqueue(tx, prepareVideoJob, {
        payload: { videoId: video.id },
        key: video.id,
      });
    },
    findVideos: (tx, ids, language) => findVideos(deps, tx, { ids, language }),
    async addVideo(tx, { fileId, title, language }) {
      const words = { [language]: { title, description: '', chapters: [] } };
      const draft: VideoDraft = { language, words, show: 'live', topics: [], publishedAt: null };
      return (await addVideo(deps, tx, { fileId, uploaderId: null, draft })).id;
    },
    async findVideosUsingName(tx, under) {
      const rows = await findVideosNaming(tx, under);
      return rows.map((row) => ({
        kind: 'video' as const,
        title: resolveTexts(row, row.language).title,
        path: `/video-management/${row.id}`,
      }));
    },
    async describeUses(tx, itemIds) {
      const ids = itemIds.flatMap((id) => videoIdSchema.safeParse(id).data ?? []);
      const rows = await findVideoRows(tx, ids);
      return rows.map((row) => ({
        kind: 'video' as const,
        itemId: row.id,
        slug: row.slug,
        title: resolveTexts(row, row.language).title,
      }));
    },
  };
}

/** Without storage there is nothing to prepare. */
function createJobs(deps: VideosDependencies): readonly JobDefinition<unknown>[] {
  const { storage } = deps;
  if (!storage) return [];
  return [
    createPrepareVideoJob({ ...deps, storage }),
    createPrepareAudioJob({ ...deps, storage }),
    createRemoveVideoObjectsJob({ storage }),
    createSweepTakesJob({ ...deps, storage }),
  ];
}
