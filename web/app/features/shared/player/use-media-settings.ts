import { type RefObject, useEffect, useState } from 'react';

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export type MediaSettings = ReturnType<typeof useMediaSettings>;

/** Volume and speed as set on the element, whatever changed them. */
export function useMediaSettings(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState({ volume: 1, isMuted: false, speed: 1 });
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const read = () =>
      setState({
        volume: element.volume,
        isMuted: element.muted || element.volume === 0,
        speed: element.playbackRate,
      });
    element.addEventListener('volumechange', read);
    element.addEventListener('ratechange', read);
    return () => {
      element.removeEventListener('volumechange', read);
      element.removeEventListener('ratechange', read);
    };
  }, [video]);

  function change(act: (element: HTMLVideoElement) => void) {
    if (video.current) act(video.current);
  }
  return {
    ...state,
    toggleSound: () =>
      change((element) => {
        const isSilent = element.muted || element.volume === 0;
        element.muted = !isSilent;
        if (isSilent && element.volume === 0) element.volume = 1;
      }),
    setVolume: (volume: number) =>
      change((element) => {
        element.volume = Math.min(1, Math.max(0, volume));
        element.muted = false;
      }),
    setSpeed: (speed: number) =>
      change((element) => {
        // A reloaded video would fall back to the default rate.
        element.defaultPlaybackRate = speed;
        element.playbackRate = speed;
      }),
    stepSpeed: (by: 1 | -1) =>
      change((element) => {
        const others = speeds.filter((speed) => (speed - element.playbackRate) * by > 0);
        const next = by > 0 ? others[0] : others.at(-1);
        if (next !== undefined) element.playbackRate = next;
      }),
  };
}
