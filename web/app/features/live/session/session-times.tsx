import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { academyTimeZone, formatDate, formatZone } from '../../../lib/format-date.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { useFormat } from '../../../lib/use-format.tsx';
import { useZonePlace } from '../../../lib/use-zone-place.ts';
import { announcedTime, dateTimeAttribute } from '../events/occurrence-time.ts';

type Span = Pick<Occurrence, 'startsAt' | 'durationMinutes' | 'scheduledDate' | 'scheduledTime'>;

/** The time in the academy's zone, and in the visitor's if it differs. */
export function SessionTimes({ session }: { session: Span }) {
  const t = useTexts('session', 'events');
  const own = useVisitorTimeZone();
  const { language } = useFormat();
  const academy = { language, timeZone: academyTimeZone };
  const day = formatDate(session.startsAt, 'weekday', academy);
  if (session.scheduledTime === null) {
    return (
      <p className="type-h4">
        <time dateTime={dateTimeAttribute(session)} suppressHydrationWarning>
          {`${day}, ${t('events.allDay')}`}
        </time>
      </p>
    );
  }
  const zone = formatZone(session.startsAt, academy);
  return (
    <div className="tabular grid gap-1">
      <p className="type-h4">
        <time dateTime={dateTimeAttribute(session)} suppressHydrationWarning>
          {t('session.when', { day, time: span(session, academy), zone })}
        </time>
      </p>
      <OwnTime session={session} timeZone={own} />
    </div>
  );
}

type View = { language: ReturnType<typeof useFormat>['language']; timeZone: string };

function OwnTime({ session, timeZone }: { session: Span; timeZone: string }) {
  const t = useTexts('session');
  const placeOf = useZonePlace();
  const { language } = useFormat();
  const view = { language, timeZone };
  const academy = { language, timeZone: academyTimeZone };
  const read = (clock: View) => formatDate(session.startsAt, 'moment', clock);
  if (read(view) === read(academy)) return null;
  const day = formatDate(session.startsAt, 'weekday', view);
  const isSameDay = day === formatDate(session.startsAt, 'weekday', academy);
  const time = span(session, view);
  const place = placeOf(timeZone);
  return (
    <p className="text-ink-2">
      {isSameDay
        ? t('session.yourTime', { time, place })
        : t('session.yourDay', { day, time, place })}
    </p>
  );
}

/** Start and end: 6:00 PM – 6:45 PM. */
function span({ startsAt, durationMinutes }: Span, view: View): string {
  const end = new Date(startsAt.getTime() + durationMinutes * 60_000);
  return `${announcedTime(startsAt, view)} – ${announcedTime(end, view)}`;
}
