import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Printer } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { formatZoneName, useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';
import { scrollFocusedIntoView } from '../../../ui/scroll-focused-into-view.ts';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { CalendarSlot } from './calendar/calendar-slot.tsx';
import { EventParticipation } from './event-participation.tsx';
import { MarketAnalysis } from './market-analysis.tsx';
import { NextDays } from './next-days.tsx';
import { nextDaysQuery } from './next-days-query.ts';
import { PartnerBroker } from './partner-broker.tsx';
import { findNextOccurrence, marketAnalysisTitle, tuesdayLiveTitle } from './series.ts';
import { TuesdayCard, TuesdaySkeleton } from './tuesday-card.tsx';
import { WeekHighlights } from './week-highlights.tsx';

/** Upcoming sessions in the visitor's time zone. */
export function EventsSection() {
  const t = useTexts('events');
  const lang = useFallbackLang('events');
  const timeZone = useVisitorTimeZone();
  return (
    <TimeZoneProvider timeZone={timeZone}>
      {/* Scrolls focused cards of the row into view. */}
      <section aria-labelledby="events" lang={lang} onFocus={scrollFocusedIntoView}>
        <div className="page pt-[calc(var(--section)*0.5)] pb-section">
          <SectionHeading id="events" title={t('events.title')} lede={t('events.lede')} />
          <Sessions />
          <CalendarDownloads timeZone={timeZone} />
        </div>
      </section>
    </TimeZoneProvider>
  );
}

/** The weekly session and the next ones; below them the calendar and its legend. */
function Sessions() {
  const { data, isPending } = useQuery(nextDaysQuery(queries));
  const large = 'col-span-full lg:col-span-8';
  return (
    <div className="columns-12 gap-y-10">
      {isPending ? (
        <TuesdaySkeleton className={large} />
      ) : (
        <TuesdayCard
          occurrence={findNextOccurrence(tuesdayLiveTitle, data ?? [])}
          className={large}
        />
      )}
      <NextDays className="col-span-full lg:col-span-4" />
      <CalendarSlot className="col-span-full md:col-span-7 lg:col-span-5" />
      <div className="swipe-row col-span-full max-sm:grid max-sm:auto-cols-[76vw] max-sm:grid-flow-col max-sm:gap-4 max-sm:pb-4 max-sm:*:*:snap-start sm:contents">
        <div className="contents content-start gap-8 sm:col-span-full sm:grid md:col-span-5 lg:col-span-3">
          <MarketAnalysis next={findNextOccurrence(marketAnalysisTitle, data ?? [])} />
          <WeekHighlights occurrences={data} isPending={isPending} />
        </div>
        <div className="contents content-start gap-x-gutter gap-y-6 sm:col-span-full sm:grid md:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
          <EventParticipation />
          <PartnerBroker />
        </div>
      </div>
    </div>
  );
}

const linkClasses =
  'inline-flex min-h-11 items-center gap-2 font-[550] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] transition-colors hover:decoration-river [&_svg]:size-[1.1em]';

/** Calendar and print files; the server generates them, so these are plain links. */
function CalendarDownloads({ timeZone }: { timeZone: string }) {
  const t = useTexts('events');
  const language = useTextLanguage();
  const localPath = useLocalPath();
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 border-t border-rule pt-3 text-sm">
      <a href="/events/calendar.ics" className={linkClasses}>
        <CalendarPlus aria-hidden="true" />
        {t('events.subscribe')}
      </a>{' '}
      <a href={localPath('/events/programme.pdf')} className={linkClasses}>
        <Printer aria-hidden="true" />
        {t('events.programme')}
      </a>
      <p className="type-small py-2 lg:ms-auto" suppressHydrationWarning>
        {t('events.zone', { zone: formatZoneName(language, timeZone) })}
      </p>
    </div>
  );
}
