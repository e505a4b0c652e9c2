import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import film from './hero.mp4?url&no-inline';
import { lessonsReached } from './hero-film.ts';

/**
 * An optional video of the hero's chart forming bar by bar. It doesn't start automatically, because
 * it would first erase the chart that people are looking at.
 */
export function HeroVideo() {
  const t = useTexts('hero');
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'still' | 'playing' | 'paused'>('still');
  useEffect(() => () => markReached(null), []);

  function follow(element: HTMLVideoElement) {
    if (element.currentTime > 0) markReached(lessonsReached(element.currentTime));
  }
  function rest() {
    markReached(null);
    setState('still');
  }
  return (
    <>
      <video
        ref={video}
        src={film}
        className={classNames('hero-film', state === 'still' ? 'opacity-0' : 'opacity-100')}
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
