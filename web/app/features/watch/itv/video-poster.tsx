import type { VideoCard } from '@danube/contract/videos/videos.schemas.ts';
import { formatClock } from '../../../lib/format-date.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';

type VideoPosterProps = {
  video: Pick<VideoCard, 'id' | 'seconds'>;
  /** Above the fold, so it loads eagerly. */
  isFirst?: boolean;
  className?: string;
};

/** A video's poster with its length. Decorative except for the length: the title is next to it. */
export function VideoPoster({ video, isFirst, className }: VideoPosterProps) {
  const t = useTexts('itv');
  return (
    <div
      data-ground="deep"
      className={classNames('relative aspect-video overflow-clip rounded-md', className)}
    >
      <img
        src={`/media/videos/${video.id}/poster.jpg`}
        alt=""
        width={640}
        height={360}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className="size-full object-cover"
      />
      <p className="tabular absolute end-1.5 bottom-1.5 rounded-sm bg-paper px-1.5 text-2xs leading-5 font-[560] text-ink">
        <span className="sr-only">{`${t('itv.card.length')} `}</span>
        {formatClock(video.seconds)}
      </p>
    </div>
  );
}
