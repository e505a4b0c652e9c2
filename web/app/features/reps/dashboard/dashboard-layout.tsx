import type { ReactNode } from 'react';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';

/** The layout of every page for sales representatives: the head, and the rep's time zone. */
export function DashboardLayout({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts('commissions', 'page');
  const lang = useFallbackLang('commissions');
  const timeZone = useVisitorTimeZone();
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <div lang={lang} className="page pt-6 pb-section lg:pt-10">
        <PageHead
          title={`${title} · ${t('page.siteName')}`}
          description={t('commissions.description')}
          isIndexed={false}
        />
        {children}
      </div>
    </TimeZoneProvider>
  );
}
