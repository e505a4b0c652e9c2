import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Printer } from 'lucide-react';
import { queries } from '../../lib/api.ts';
import { useLocalPath } from '../../lib/local-path.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../lib/texts.tsx';
import { formatZoneName, useVisitorTimeZone } from '../../lib/time-zone.ts';
import { TimeZoneProvider, useFormat } from '../../lib/use-format.tsx';
import { Reach } from '../../ui/line/reach.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FeaturedOccurrence, FeaturedSkeleton } from './featured-occurrence.tsx';
import { NextDays } from './next-days.tsx';
import { nextDaysQuery } from './next-days-query.ts';
import { featuredOccurrence } from './next-occurrences.ts';

/** What takes place next, on the visitor's own clock. */
export function EventsSection() {
  const t = useTexts('events');
  const lang = useFallbackLang('events');
  const timeZone = useVisitorTimeZone();
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <section aria-labelledby="events" lang={lang}>
        <EventsReach />
        <div className="page pt-[calc(var(--section)*0.5)] pb-section">
          <SectionHeading id="events" title={t('events.title')} lede={t('events.lede')} />
          <Sessions />
          <TakeAway timeZone={timeZone} />
        </div>
      </section>
    </TimeZoneProvider>
  );
}

/** Without a session to set large, the widget has the line to itself. */
function Sessions() {
  const { data, isPending } = useQuery(nextDaysQuery(queries));
  const featured = data && featuredOccurrence(data);
  const isAlone = !isPending && !featured;
  return (
    <div className="columns-12 gap-y-10">
      {isPending ? <FeaturedSkeleton className="col-span-full lg:col-span-8" /> : null}
      {featured ? (
        <FeaturedOccurrence occurrence={featured} className="col-span-full lg:col-span-8" />
      ) : null}
      <NextDays className={isAlone ? 'col-span-full' : 'col-span-full lg:col-span-4'} />
    </div>
  );
}

const linkClasses =
  'inline-flex min-h-11 items-center gap-2 font-[550] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] transition-colors hover:decoration-river [&_svg]:size-[1.1em]';

/** Files for the visitor's calendar and wall; the server makes them, so these are plain links. */
function TakeAway({ timeZone }: { timeZone: string }) {
  const t = useTexts('events');
  const language = useLanguage();
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

function EventsReach() {
  const t = useTexts('footer');
  const format = useFormat();
  return (
    <Reach
      seed={1647}
      at={0.66}
      city={{
        name: t('footer.cities.budapest'),
        distance: t('footer.kilometre', { distance: format.number(1647) }),
      }}
    />
  );
}
