import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { useIdleOnce } from '../../lib/use-idle-once.ts';
import { classNames } from '../../ui/class-names.ts';
import film from './hero.mp4?url&no-inline';
import { lessonsReached } from './hero-film.ts';

/**
 * The chart of the hero, forming. The still below it is what the page is read by: the film is
 * fetched only once the application rests and the frame is seen, and not at all where motion or
 * traffic is unwelcome.
 */
export function HeroVideo() {
  return useIdleOnce() ? <WelcomeFilm /> : null;
}

function WelcomeFilm() {
  return useMotionWelcome() ? <LoopedFilm /> : null;
}

function LoopedFilm() {
  const t = useTexts('hero');
  const video = useRef<HTMLVideoElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const isPlaying = useInView(video) && !isStopped;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!isPlaying) {
      element.pause();
      return;
    }
    element.play().catch((error: unknown) => {
      // Refused by the browser: the still is what there is to see. Leaving too soon is no refusal.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setIsStopped(true);
    });
  }, [isPlaying]);
  useEffect(() => () => markReached(null), []);

  function follow(element: HTMLVideoElement) {
    if (element.currentTime === 0) return;
    setIsShown(true);
    markReached(lessonsReached(element.currentTime));
  }
  return (
    <>
      <video
        ref={video}
        src={film}
        // Unseen until it moves: what appears late must not count as the page's largest part.
        className={classNames('hero-film', isShown ? 'opacity-100' : 'opacity-0')}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
        onTimeUpdate={(event) => follow(event.currentTarget)}
      />
      <button
        type="button"
        className="hero-pause"
        aria-label={isStopped ? t('hero.film.play') : t('hero.film.pause')}
        onClick={() => setIsStopped(!isStopped)}
      >
        {isStopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </button>
    </>
  );
}

/** The labels on the chart wait for the film; the style sheet reads how many it has reached. */
function markReached(count: number | null): void {
  const hero = document.querySelector<HTMLElement>('.hero');
  if (!hero) return;
  if (count === null) delete hero.dataset.reached;
  else hero.dataset.reached = `${count}`;
}

/** Neither less motion nor less traffic is asked for. */
function useMotionWelcome(): boolean {
  const [isWelcome, setIsWelcome] = useState(false);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const judge = () => setIsWelcome(!calm.matches && !savesData());
    judge();
    calm.addEventListener('change', judge);
    return () => calm.removeEventListener('change', judge);
  }, []);
  return isWelcome;
}

function savesData(): boolean {
  // Only Chromium tells; the type of the DOM does not know it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function useInView(element: { readonly current: Element | null }): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView(entry?.isIntersecting ?? false),
      { threshold: 0.4 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
