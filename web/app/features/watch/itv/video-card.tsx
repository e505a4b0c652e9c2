import type { VideoCard as Video } from '@danube/contract/videos/videos.schemas.ts';
import type { ReactNode } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { videoPath } from '../../shared/paths/itv-paths.ts';
import { LanguageNote } from '../../shop/item/language-note.tsx';
import { useVideoNames } from './use-video-names.ts';
import { VideoPoster } from './video-poster.tsx';

type VideoCardProps = {
  video: Video;
  /**
   * `row`: next to its poster on every screen. `tile`: below it if there is room. `lead`: large.
   */
  kind?: 'row' | 'tile' | 'lead';
  isFirst?: boolean;
  /** Between the poster and the text, such as the progress. */
  children?: ReactNode;
};

/** One video of a list. The whole card links to the video's page. */
export function VideoCard({ video, kind = 'tile', isFirst, children }: VideoCardProps) {
  const { showName } = useVideoNames();
  const localPath = useLocalPath();
  const page = useLanguage();
  const look = layoutClasses[kind];
  const { title, language, show, publishedAt } = video;
  return (
    <article className={classNames('relative grid content-start', look.card)}>
      <div className={look.picture}>
        <VideoPoster video={video} isFirst={isFirst} />
        {children}
      </div>
      <div className={classNames('grid content-start', look.words)}>
        <h3 lang={language === page ? undefined : language} className={look.name}>
          <CardLink to={localPath(videoPath(video.slug))}>{title}</CardLink>
        </h3>
        <p className="flex flex-wrap gap-x-2.5 text-xs text-ink-3">
          <span className="font-[560] text-ink-2">{showName(show)}</span>
          <DateDisplay instant={publishedAt} />
        </p>
        <LanguageNote
          wording={{ language, originalLanguage: language, availableIn: [language] }}
          kind="card"
        />
      </div>
    </article>
  );
}

const beside = 'grid-cols-[minmax(8rem,5fr)_7fr] gap-x-4';

/** On phones posters are small and next to the text, except the newest video's. */
const layoutClasses = {
  row: { card: beside, picture: '', words: 'gap-1', name: 'type-h4 text-base leading-snug' },
  tile: {
    card: `${beside} sm:grid-cols-1 sm:gap-y-3.5`,
    picture: '',
    words: 'gap-1.5',
    name: 'type-h4 max-sm:text-base max-sm:leading-snug',
  },
  lead: {
    card: 'gap-x-gutter gap-y-4 lg:grid-cols-12',
    picture: 'lg:col-span-8',
    words: 'gap-3 lg:col-span-4 lg:self-end lg:ps-4',
    name: 'type-h2 max-sm:text-3xl',
  },
} as const;
