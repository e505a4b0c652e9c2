import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Focused, handlePlayerKey, type KeyActions } from './player-keys.ts';

/**
 * Shortcuts work wherever the focus is in the player, except in its menu and with modifier keys.
 */
export function usePlayerKeys(frame: RefObject<HTMLElement | null>, acts: KeyActions): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = kindOfFocused(event.target);
    if (focused && handlePlayerKey(event.key, focused, acts)) event.preventDefault();
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [frame]);
}

function kindOfFocused(target: EventTarget | null): Focused | null {
  if (!(target instanceof Element) || target.closest('[data-own-keys]')) return null;
  if (target instanceof HTMLInputElement)
    return target.dataset.slider === 'volume' ? 'volume' : 'seek';
  return target.closest('button, a') ? 'button' : 'other';
}
