import type { VideoState } from '@danube/contract/videos/videos.schemas.ts';
import { queries } from '../../../../lib/api.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { VideoProgress } from '../video-progress.tsx';
import { titleOf } from '../video-title-and-poster.ts';
import { stateQuery, useVideos } from '../videos-queries.ts';
import { videoUrl } from './videos-view.ts';

/** Videos in preparation, and failed ones; empty if there are neither. */
export function WorkQueue() {
  const t = useTexts('videos');
  const localPath = useLocalPath();
  const language = useLanguage();
  const videos = [...useInState('failed'), ...useInState('preparing'), ...useInState('waiting')];
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="work-queue" className="grid gap-3">
      <h2 id="work-queue" className="type-h4">
        {t('videos.queue.title')}
      </h2>
      <ul className="border-t border-rule">
        {videos.map((video) => (
          <li
            key={video.id}
            className="grid items-start gap-x-6 gap-y-2 border-b border-rule py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <p className="text-sm">
              <TextLink to={localPath(videoUrl(video.id))}>{titleOf(video, language)}</TextLink>
            </p>
            <VideoProgress video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useInState(state: VideoState) {
  return useVideos(stateQuery(queries, state)).data?.videos ?? [];
}
