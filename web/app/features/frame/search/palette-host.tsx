import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useLocation } from 'react-router';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { readShortcutEnabled, searchPalette } from './palette-state.ts';

export type PaletteProps = { isOpen: boolean; opener: HTMLElement | null };

type PaletteHostProps = {
  /** Loaded when someone first searches. */
  palette: ComponentType<PaletteProps>;
  /** Replaces a palette that can't be loaded. */
  fallback: ReactNode;
};

/** Mounts the palette once per page; Ctrl+K and `/` open it. */
export function PaletteHost({ palette: Palette, fallback }: PaletteHostProps) {
  const { isOpen, opener } = searchPalette.useOverlay();
  useShortcuts(isOpen);
  useCloseOnLeave();
  if (!isOpen && !opener) return null;
  return (
    <OptionalBoundary fallback={isOpen ? fallback : null}>
      <Suspense fallback={null}>
        <Palette isOpen={isOpen} opener={opener} />
      </Suspense>
    </OptionalBoundary>
  );
}

/** With a modifier key the browser opens another tab or window, or saves. */
export function openPalette(event: MouseEvent<HTMLElement>): void {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || isElsewhere) return;
  event.preventDefault();
  searchPalette.open(event.currentTarget);
}

function useShortcuts(isOpen: boolean): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isPalette = isCommand && !event.shiftKey && event.key.toLowerCase() === 'k';
    const isStroke =
      !isCommand && event.key === '/' && readShortcutEnabled() && !isTyping(event.target);
    if (!isPalette && !isStroke) return;
    // A dialog is open, so the page behind it can't be used.
    if (!isOpen && document.querySelector('[role="dialog"][data-state="open"]')) return;
    event.preventDefault();
    if (isOpen) searchPalette.close();
    else searchPalette.open(openerOf(document.activeElement));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Closed when navigating to another page. */
function useCloseOnLeave(): void {
  const { key } = useLocation();
  const here = useRef(key);
  useEffect(() => {
    if (here.current !== key) searchPalette.close();
    here.current = key;
  }, [key]);
}

/** If nothing has the focus, it moves to the content afterwards. */
function openerOf(focused: Element | null): Element | null {
  return focused && focused !== document.body ? focused : document.querySelector('main');
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}
