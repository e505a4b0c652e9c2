import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';
import { useZonePlace } from '../../../lib/use-zone-place.ts';
import { Breadcrumb, type Crumb } from '../../../ui/breadcrumb.tsx';
import { useIsFromChecklist } from './from-checklist.ts';

type AdminFrameProps = {
  title: string;
  /** One sentence on what the page is for. */
  lede?: string;
  /** Breadcrumbs, for pages below a section of the administration. */
  crumbs?: readonly Crumb[];
  /** In small type, where the page has a headline of its own. */
  isTitleQuiet?: boolean;
  /** The time zone of its times, if it isn't the reader's. */
  clock?: string;
  children: ReactNode;
};

/** The heading and footer of every admin page, in the reader's time zone by default. */
export function AdminLayout(props: AdminFrameProps) {
  const { title, lede, crumbs, isTitleQuiet = false, clock, children } = props;
  const t = useTexts('admin', 'page');
  const lang = useFallbackLang('admin');
  const own = useVisitorTimeZone();
  const timeZone = clock ?? own;
  const placeOf = useZonePlace();
  const isBusy = useNavigation().state !== 'idle';
  const wayBack = useWayToChecklist(title);
  const trail = wayBack ?? crumbs;
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <PageHead
        title={`${title} · ${t('admin.title')} · ${t('page.siteName')}`}
        description={lede ?? title}
        isIndexed={false}
      />
      <div
        lang={lang}
        aria-busy={isBusy || undefined}
        // The current page stays readable while the next one loads.
        className="grid content-start gap-8 px-5 pt-7 pb-section transition-opacity delay-150 aria-busy:opacity-60 sm:px-8 lg:px-10 lg:pt-10 2xl:max-w-[90rem]"
      >
        <header className="grid gap-2">
          {trail ? <Breadcrumb crumbs={trail} /> : null}
          <h1
            className={
              isTitleQuiet
                ? 'text-sm font-[560] text-ink-2'
                : 'type-breaks font-serif text-4xl leading-tight font-[420]'
            }
          >
            {title}
          </h1>
          {lede ? <p className="type-body">{lede}</p> : null}
        </header>
        {children}
        <p className="type-small border-t border-rule pt-4" suppressHydrationWarning>
          {t('admin.zone', { place: placeOf(timeZone) })}
        </p>
      </div>
    </TimeZoneProvider>
  );
}

/** Leads back to the launch checklist, not to the section of the page. */
function useWayToChecklist(title: string): readonly Crumb[] | null {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  if (!useIsFromChecklist()) return null;
  return [{ label: t('admin.goLive.title'), to: localPath('/admin/go-live') }, { label: title }];
}
