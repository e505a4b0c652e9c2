import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../../lib/settings.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import ownFilm from './hero.mp4?url&no-inline';
import { lessonsReached } from './hero-video-timing.ts';

/**
 * An optional video of the hero's chart forming bar by bar. It doesn't start automatically, because
 * it would first erase the chart that people are looking at.
 */
export function HeroVideo() {
  const t = useTexts('hero');
  const { film, poster } = useSettings('hero');
  const isOurs = film === '';
  const hasPoster = !isOurs && poster !== '';
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'still' | 'playing' | 'paused'>('still');
  useEffect(() => () => markReached(null), []);

  function follow(element: HTMLVideoElement) {
    // The labels belong to our own chart, not to another video.
    if (element.currentTime > 0) markReached(isOurs ? lessonsReached(element.currentTime) : 0);
  }
  function rest() {
    markReached(hasPoster ? 0 : null);
    setState('still');
    // Shows the poster again.
    if (hasPoster) video.current?.load();
  }
  return (
    <>
      <video
        ref={video}
        src={isOurs ? ownFilm : `/media/films/${film}`}
        poster={hasPoster ? `/media/pictures/${poster}?w=1440` : undefined}
        className={classNames(
          'hero-film',
          isOurs ? 'object-fill' : 'object-cover',
          state === 'still' && !hasPoster ? 'opacity-0' : 'opacity-100',
        )}
        preload="none"
        muted
        playsInline
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setState('playing')}
        onPause={() => setState((now) => (now === 'playing' ? 'paused' : now))}
        onTimeUpdate={(event) => follow(event.currentTarget)}
        onEnded={rest}
      />
      <button
        type="button"
        data-needs-app=""
        className="hero-pause noscript:hidden"
        aria-label={state === 'playing' ? t('hero.film.pause') : t('hero.film.play')}
        onClick={() => {
          if (state === 'playing') video.current?.pause();
          // Blocked by the browser, or offline: the drawing stays.
          else video.current?.play().catch(rest);
        }}
      >
        {state === 'playing' ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
    </>
  );
}

/** The chart's labels appear with the video; the style sheet reads how many it has reached. */
function markReached(count: number | null): void {
  const hero = document.querySelector<HTMLElement>('.hero');
  if (!hero) return;
  if (count === null) delete hero.dataset.reached;
  else hero.dataset.reached = `${count}`;
}
