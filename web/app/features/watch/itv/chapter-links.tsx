import { previewLength } from '@danube/contract/videos/preview-length.ts';
import type { VideoPage } from '@danube/contract/videos/videos.schemas.ts';
import { Lock } from 'lucide-react';
import { formatClock } from '../../../lib/format-date.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Access } from '../../shared/player/preview-machine.ts';
import { MomentLink, type Seek } from './moment-link.tsx';
import { indexAt } from './passages.ts';

type ChapterLinksProps = {
  video: VideoPage;
  lang: string | undefined;
  access: Access;
  /** The current position, in seconds. */
  second: number;
  onSeek: Seek;
};

/** The chapters with their times; a coloured line shows where a visitor's preview ends. */
export function ChapterLinks({ video, lang, access, second, onSeek }: ChapterLinksProps) {
  const t = useTexts('itv');
  const { chapters } = video.playable;
  if (chapters.length === 0) return null;
  const current = second > 0 ? indexAt(chapters, second) : -1;
  const lastOpen = access === 'preview' ? indexAt(chapters, previewLength - 1) : -1;
  return (
    <section aria-labelledby="chapters">
      <h2 id="chapters" className="type-h4 mb-3">
        {t('itv.video.chapters')}
      </h2>
      <ol className="border-t border-rule-strong">
        {chapters.map(({ at, title }, index) => (
          <li
            key={`${at} ${title}`}
            className={classNames(
              'border-b',
              index === lastOpen && index < chapters.length - 1 ? 'border-bell' : 'border-rule',
            )}
          >
            <MomentLink
              slug={video.slug}
              at={at}
              onSeek={onSeek}
              isCurrent={index === current}
              className="group grid min-h-11 grid-cols-[3.25rem_1fr_auto] items-baseline py-2.5 text-sm aria-[current]:font-[560]"
            >
              <span className="tabular text-river-ink">{formatClock(at)}</span>
              <span
                lang={lang}
                className="decoration-1 underline-offset-[0.25em] group-hover:underline"
              >
                {title}
              </span>
              {access === 'preview' && at >= previewLength ? <LockedLabel /> : null}
            </MomentLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

function LockedLabel() {
  const t = useTexts('itv');
  return (
    <span className="self-center ps-3 text-ink-3">
      <Lock aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t('itv.video.forMembers')}</span>
    </span>
  );
}
