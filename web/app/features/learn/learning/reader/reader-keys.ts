import { useEffect, useEffectEvent } from 'react';

type ReaderKeyActions = {
  next(): void;
  previous(): void;
  search(): void;
  outline(): void;
  help(): void;
};

/** Documented in the help, in this order. */
export const readerKeys = [
  { key: 'n', act: 'next', text: 'learning.keys.next' },
  { key: 'p', act: 'previous', text: 'learning.keys.previous' },
  { key: 'o', act: 'outline', text: 'learning.keys.outline' },
  { key: '/', act: 'search', text: 'learning.keys.search' },
  { key: '?', act: 'help', text: 'learning.keys.help' },
] as const satisfies readonly { key: string; act: keyof ReaderKeyActions; text: string }[];

/**
 * Speech input may trigger single letters by accident, so they can be switched off (WCAG 2.1.4);
 * for this visit only.
 */
let areShortcutsEnabled = true;

export function readShortcutsEnabled(): boolean {
  return areShortcutsEnabled;
}

export function setShortcutsEnabled(areEnabled: boolean): void {
  areShortcutsEnabled = areEnabled;
}

/** Single-key shortcuts, ignored while typing or while a dialog is open. */
export function useReaderKeys(acts: ReaderKeyActions): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const found = readerKeys.find(({ key }) => key === event.key.toLowerCase());
    if (!found || !areShortcutsEnabled || ignoresShortcuts(event)) return;
    event.preventDefault();
    acts[found.act]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    // Capturing, to run before the header, whose site search has the same shortcut.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function ignoresShortcuts(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (document.querySelector('[role="dialog"][data-state="open"]')) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest(ownKeys) !== null;
}

const ownKeys = 'input, textarea, select, [data-own-keys]';
