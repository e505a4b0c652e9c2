import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { academyTimeZone, formatDate, formatZone } from '../../../lib/format-date.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { nextDaysQuery } from '../../live/events/next-days-query.ts';
import { nextOccurrences } from '../../live/events/next-occurrences.ts';
import { dateViewFor } from '../../live/events/occurrence-time.ts';
import { RecordingNote } from '../../live/events/recording-note.tsx';

/** The next live session in the member's time zone, with its main action. */
export function LiveSection({ className }: { className: string }) {
  const t = useTexts('home', 'welcome');
  const { data, isPending } = useQuery(nextDaysQuery(queries));
  const [next] = nextOccurrences(data ?? []);
  return (
    <section aria-labelledby="home-live" className={className}>
      <h3 id="home-live" className="type-h3">
        {t('home.live.title')}
      </h3>
      {next ? <Session occurrence={next} /> : null}
      {isPending ? (
        <SkeletonRegion className="mt-5 grid gap-3">
          <Skeleton className="h-14 w-40" />
          <Skeleton className="h-4 w-56" />
        </SkeletonRegion>
      ) : null}
      {next || isPending ? null : (
        <p className="type-body mt-4">{t(data ? 'welcome.none' : 'welcome.unread')}</p>
      )}
    </section>
  );
}

function Session({ occurrence }: { occurrence: Occurrence }) {
  const t = useTexts('home', 'events');
  const format = useFormat();
  const view = dateViewFor(occurrence, format);
  const { startsAt, scheduledTime, durationMinutes, joinPath } = occurrence;
  const isElsewhere = view.timeZone !== academyTimeZone;
  const academyStart = formatDate(startsAt, 'time', { ...view, timeZone: academyTimeZone });
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p className="type-number text-6xl">
        {scheduledTime === null ? t('events.allDay') : formatDate(startsAt, 'time', view)}
      </p>
      <div className="grid gap-0.5">
        <p className="font-serif text-ink-2 italic">
          {scheduledTime === null
            ? formatDate(startsAt, 'weekday', view)
            : t('home.live.yours', {
                day: formatDate(startsAt, 'weekday', view),
                zone: formatZone(startsAt, view),
              })}
        </p>
        <p className="font-[600] wrap-anywhere">{occurrence.title}</p>
        {scheduledTime === null ? null : (
          <p className="type-small tabular">
            {t('home.live.minutes', { count: durationMinutes })}
            {isElsewhere ? ` ${t('home.live.there', { time: academyStart })}` : null}
          </p>
        )}
      </div>
      {joinPath ? <RecordingNote occurrence={occurrence} /> : null}
      {joinPath ? (
        <Button asChild className="max-sm:w-full">
          <a href={joinPath} target="_blank" rel="noopener">
            {t('events.join')}
            <ArrowUpRight aria-hidden="true" />
            <span className="sr-only">{`(${t('events.opensInNewTab')})`}</span>
          </a>
        </Button>
      ) : (
        <TextLink kind="standalone" to="/events/calendar.ics" reloadDocument>
          {t('home.live.calendar')}
        </TextLink>
      )}
    </div>
  );
}
