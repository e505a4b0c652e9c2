import type { ReactNode } from 'react';
import { useFallbackLang } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';

type PanelFrameProps = {
  title: string;
  text: string;
  action?: ReactNode;
  children: ReactNode;
};

/** A dark band at the end of the page: clearly not part of what visitors see. */
export function PanelLayout({ title, text, action, children }: PanelFrameProps) {
  const lang = useFallbackLang('panels');
  const timeZone = useVisitorTimeZone();
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <section
        aria-labelledby="role-panel"
        lang={lang}
        data-ground="deep"
        className="border-b border-rule"
      >
        <div className="page grid gap-8 py-12 lg:py-16">
          <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <div className="grid gap-2">
              <h2 id="role-panel" className="type-h3">
                {title}
              </h2>
              <p className="type-small">{text}</p>
            </div>
            {action}
          </header>
          {children}
        </div>
      </section>
    </TimeZoneProvider>
  );
}
