import type { ReactNode } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-address.tsx';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { formatZoneName, useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';
import { Breadcrumb, type Crumb } from '../../../ui/breadcrumb.tsx';
import { showFocused } from '../../../ui/show-focused.ts';
import { adminLinks, isPartOf } from './admin-links.ts';

type AdminFrameProps = {
  title: string;
  /** One sentence on what the page is for. */
  lede?: string;
  /** The way here, for pages below a part of the administration. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
};

/** Navigation and heading around every page of the administration, on the reader's clock. */
export function AdminFrame({ title, lede, crumbs, children }: AdminFrameProps) {
  const t = useTexts('admin', 'page');
  const lang = useFallbackLang('admin');
  const timeZone = useVisitorTimeZone();
  const language = useLanguage();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <PageHead
        title={`${title} · ${t('admin.title')} · ${t('page.siteName')}`}
        description={lede ?? title}
        isIndexed={false}
      />
      <div lang={lang} className="lg:grid lg:min-h-[80dvh] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <AdminNavigation />
        <div
          aria-busy={isBusy || undefined}
          // What is on screen stays readable while the next page is on its way.
          className="grid content-start gap-8 px-5 pt-7 pb-section transition-opacity delay-150 aria-busy:opacity-60 sm:px-8 lg:px-10 lg:pt-10 2xl:max-w-[90rem]"
        >
          <header className="grid gap-2">
            {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
            <h1 className="type-breaks font-serif text-4xl leading-tight font-[420]">{title}</h1>
            {lede ? <p className="type-body">{lede}</p> : null}
          </header>
          {children}
          <p className="type-small border-t border-rule pt-4" suppressHydrationWarning>
            {t('admin.zone', { zone: formatZoneName(language, timeZone) })}
          </p>
        </div>
      </div>
    </TimeZoneProvider>
  );
}

function AdminNavigation() {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  return (
    <div data-ground="deep">
      <nav
        aria-label={t('admin.navigation')}
        className="px-3 py-2 sm:px-6 lg:sticky lg:top-0 lg:px-4 lg:py-8"
      >
        <p className="px-3 pb-4 font-serif text-lg max-lg:hidden">{t('admin.title')}</p>
        <ul className="flex gap-1 max-sm:relative max-sm:[scrollbar-width:none] max-sm:overflow-x-auto sm:flex-wrap lg:flex-col">
          {adminLinks.map((link) => (
            <li
              key={link.path}
              ref={isPartOf(link, pathname) ? showInRow : undefined}
              className="shrink-0"
            >
              <Link
                to={localPath(link.path)}
                onFocus={showFocused}
                aria-current={isPartOf(link, pathname) ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2.5 rounded-md px-3 text-sm text-ink-2 transition-colors hover:bg-sunk focus-visible:-outline-offset-2 hover:text-ink aria-[current=page]:bg-river-wash aria-[current=page]:font-[560] aria-[current=page]:text-ink"
              >
                <link.icon aria-hidden="true" className="size-4.5 shrink-0 max-sm:hidden" />
                {t(link.label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** On a phone the row scrolls sideways, and where one is may lie beyond its end. */
function showInRow(entry: HTMLElement | null): void {
  const row = entry?.parentElement;
  if (!entry || !row) return;
  const end = entry.offsetLeft + entry.offsetWidth;
  if (end > row.clientWidth) {
    row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
  }
}
