import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { Film } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { posterOf } from './video-title-and-poster.ts';

type PosterProps = { video: Pick<ManagedVideo, 'id' | 'state'>; className?: string };

/** The video's poster, once it exists. Decorative: the title is next to it. */
export function Poster({ video, className = 'w-24' }: PosterProps) {
  const frame = classNames(
    'grid aspect-video shrink-0 place-items-center overflow-clip rounded-sm bg-sunk text-ink-3',
    className,
  );
  return (
    <span className={frame}>
      {video.state === 'ready' ? (
        <img
          src={posterOf(video)}
          alt=""
          width={160}
          height={90}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Film aria-hidden="true" className="size-5" />
      )}
    </span>
  );
}
