import { Play } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import type { QuickieVideo } from '../../watch/quickie/use-quickie-video.ts';

/** What the page knows about today's video, with its length as text. */
export type HomeQuickie = Pick<QuickieVideo, 'playable' | 'lang'> & { readonly length: string };

type QuickieSectionProps = { quickie: HomeQuickie; className: string };

/** Today's quickie; it plays in its usual place further down. */
export function QuickieSection({ quickie, className }: QuickieSectionProps) {
  const t = useTexts('home', 'quickie');
  const { title, poster } = quickie.playable;
  return (
    <section aria-labelledby="home-quickie" className={className}>
      <a href="#quickie" className="group/quickie grid gap-3 rounded-md">
        <span data-ground="deep" className="relative block overflow-clip rounded-md">
          <img
            src={poster}
            width={1280}
            height={720}
            alt=""
            loading="lazy"
            decoding="async"
            className="block aspect-video w-full object-cover"
          />
          <span className="absolute end-3 bottom-3 grid size-12 place-items-center rounded-full bg-bell text-on-bell transition-colors group-hover/quickie:bg-bell-hover">
            <Play aria-hidden="true" className="ms-0.5 size-5 fill-current" />
          </span>
        </span>
        <span className="flex items-baseline justify-between gap-4 text-sm">
          <span className="grid">
            <span className="type-label">{t('quickie.label')}</span>
            <b
              id="home-quickie"
              lang={quickie.lang}
              className="font-[600] decoration-1 underline-offset-[0.2em] group-hover/quickie:underline"
            >
              {title}
            </b>
          </span>
          <span className="tabular text-ink-3">{quickie.length}</span>
        </span>
      </a>
    </section>
  );
}
