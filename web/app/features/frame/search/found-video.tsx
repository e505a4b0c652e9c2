import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { videoPath } from '../../shared/paths/itv-paths.ts';
import { useVideoNames } from '../../watch/itv/use-video-names.ts';
import { VideoPoster } from '../../watch/itv/video-poster.tsx';
import type { FoundVideo as Video } from './find-everything.ts';
import { QuotedExcerpt } from './quoted-excerpt.tsx';

/** A video with the matching sentence from its text or transcript. */
export function FoundVideo({ video }: { video: Video }) {
  const { showName } = useVideoNames();
  const localPath = useLocalPath();
  const page = useLanguage();
  return (
    <li className="relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 py-5 first:pt-0 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-5">
      <VideoPoster video={video} className="self-start" />
      <div className="grid content-start gap-1">
        <h3 lang={video.language === page ? undefined : video.language} className="type-h4">
          <CardLink to={localPath(videoPath(video.slug))}>
            <MarkedText text={video.title} marks={video.titleMarks} />
          </CardLink>
        </h3>
        <p className="text-sm leading-relaxed text-ink-2">
          <QuotedExcerpt match={video} />
        </p>
        <p className="text-xs font-[560] text-ink-3">{showName(video.show)}</p>
      </div>
    </li>
  );
}
