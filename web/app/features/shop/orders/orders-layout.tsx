import type { ReactNode } from 'react';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';

type OrdersFrameProps = { title: string; description: string; children: ReactNode };

/** The layout of a buyer's order pages: the head, and the visitor's time zone. */
export function OrdersLayout({ title, description, children }: OrdersFrameProps) {
  const t = useTexts('page');
  const lang = useFallbackLang('orders');
  const timeZone = useVisitorTimeZone();
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <div lang={lang} className="page py-[calc(var(--section)*0.6)]">
        <PageHead
          title={`${title} · ${t('page.siteName')}`}
          description={description}
          isIndexed={false}
        />
        {children}
      </div>
    </TimeZoneProvider>
  );
}
