import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { LessonPlayer } from './use-lesson-player.ts';

const step = 5;

/**
 * Space starts and stops, arrows move by five seconds, wherever the focus is in the player: only
 * controls that have a use of their own for a key keep it.
 */
export function usePlayerKeys(screen: RefObject<HTMLElement | null>, player: LessonPlayer): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isControl = event.target instanceof HTMLButtonElement;
    const isSlider = event.target instanceof HTMLInputElement;
    if (event.key === ' ' && !isControl) player.toggle();
    else if (event.key === 'ArrowRight' && !isSlider) player.seek(player.position + step);
    else if (event.key === 'ArrowLeft' && !isSlider) player.seek(player.position - step);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = screen.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [screen]);
}
