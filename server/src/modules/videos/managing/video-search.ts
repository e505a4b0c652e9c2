import type { StaffSearchSource } from '../../../platform/staff-search.ts';
import { resolveTexts } from '../video-texts.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { listManaged } from './list-managed.ts';

export function createVideoSearch(
  deps: Pick<VideosDependencies, 'db' | 'media'>,
): StaffSearchSource {
  return {
    group: 'content',
    scope: 'content',
    async find(_act, { words, limit }) {
      const { videos } = await listManaged(deps, { search: words, limit });
      return videos.map((video) => ({
        id: video.id,
        title: resolveTexts(video, video.language).title,
        detail: video.fileName,
        path: `/video-management/${video.id}`,
      }));
    },
  };
}
