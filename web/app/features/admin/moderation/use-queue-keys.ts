import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * J and K move through the list, 1 to 6 press the button with that number, N writes a note. Ignored
 * while typing and under a dialog.
 */
export function useQueueKeys(
  region: RefObject<HTMLElement | null>,
  { move }: { move: (step: 1 | -1) => void },
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || ignoresShortcuts(event)) return;
    const key = event.key.toLowerCase();
    if (key === 'j' || key === 'k') {
      event.preventDefault();
      move(key === 'j' ? 1 : -1);
      return;
    }
    const button = region.current?.querySelector<HTMLElement>(
      `[aria-keyshortcuts="${CSS.escape(key)}"]`,
    );
    if (!button) return;
    event.preventDefault();
    button.click();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function ignoresShortcuts({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
  );
}
