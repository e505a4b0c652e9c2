import { Search } from 'lucide-react';
import { lazy, useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { openPalette, PaletteHost } from './palette-host.tsx';

// Lazy, because most visits never open it.
const SearchPalette = lazy(async () => ({
  default: (await import('./search-palette.tsx')).SearchPalette,
}));

const path = '/search';

/** A link to the search page; with scripts it opens the palette, as do Ctrl+K and `/`. */
export function SearchButton({ className }: { className?: string }) {
  const t = useTexts('nav');
  const localPath = useLocalPath();
  const navigate = useNavigate();
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
      {/* If the palette can't be loaded, the search page replaces it. */}
      <PaletteHost
        palette={SearchPalette}
        fallback={<NavigateOnMount go={() => void navigate(localPath(path))} />}
      />
    </>
  );
}

/** The same link in the menu of pages too narrow for the button. */
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

function NavigateOnMount({ go }: { go: () => void }) {
  const leave = useEffectEvent(go);
  useEffect(() => leave(), []);
  return null;
}
