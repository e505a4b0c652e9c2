import { Search } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { OptionalPart } from '../../../lib/optional-part.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { readStroke, searchPalette } from './palette-state.ts';

// Most visits never open it: its code and words come with the first wish to search.
const SearchPalette = lazy(async () => ({
  default: (await import('./search-palette.tsx')).SearchPalette,
}));

const path = '/search';

/** The way to the search page; with scripts it opens the palette, and so do Ctrl+K and `/`. */
export function SearchButton({ className }: { className?: string }) {
  const t = useTexts('nav');
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { isOpen, opener } = searchPalette.useOverlay();
  useShortcuts(isOpen);
  useCloseOnLeave();
  return (
    <>
      <IconButton asChild label={t('nav.search')} className={className}>
        <Link
          to={localPath(path)}
          data-needs-app=""
          aria-keyshortcuts="Control+K Meta+K"
          onClick={openPalette}
        >
          <Search aria-hidden="true" className="stroke-[1.6]" />
        </Link>
      </IconButton>
      {isOpen || opener ? (
        // Where the palette cannot be loaded, the page does the same.
        <OptionalPart
          fallback={isOpen ? <Leave go={() => void navigate(localPath(path))} /> : null}
        >
          <Suspense fallback={null}>
            <SearchPalette isOpen={isOpen} opener={opener} />
          </Suspense>
        </OptionalPart>
      ) : null}
    </>
  );
}

/** The same way in the menu of pages too narrow for the button. */
export function SearchLink({ className }: { className?: string }) {
  const t = useTexts('nav');
  const localPath = useLocalPath();
  return (
    <Link to={localPath(path)} data-needs-app="" onClick={openPalette} className={className}>
      <Search aria-hidden="true" />
      {t('nav.search')}
    </Link>
  );
}

/** With a modifier the browser opens another tab or window, or saves. */
function openPalette(event: MouseEvent<HTMLAnchorElement>): void {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || isElsewhere) return;
  event.preventDefault();
  searchPalette.open(event.currentTarget);
}

function useShortcuts(isOpen: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isPalette = isCommand && !event.shiftKey && event.key.toLowerCase() === 'k';
    const isStroke = !isCommand && event.key === '/' && readStroke() && !isTyping(event.target);
    if (!isPalette && !isStroke) return;
    // Under another dialog the page is not there to be left.
    if (!isOpen && document.querySelector('[role="dialog"][data-state="open"]')) return;
    event.preventDefault();
    if (isOpen) searchPalette.close();
    else searchPalette.open(openerOf(document.activeElement));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** It belongs to the page it was opened on; going on or back leaves it behind. */
function useCloseOnLeave(): void {
  const { key } = useLocation();
  const here = useRef(key);
  useEffect(() => {
    if (here.current !== key) searchPalette.close();
    here.current = key;
  }, [key]);
}

/** Where nothing has the focus, it goes to the content afterwards. */
function openerOf(focused: Element | null): Element | null {
  return focused && focused !== document.body ? focused : document.querySelector('main');
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}

function Leave({ go }: { go: () => void }) {
  const leave = useEffectEvent(go);
  useEffect(() => leave(), []);
  return null;
}
