import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useFormat } from '../../../lib/use-format.tsx';
import { dateTimeAttribute, dateViewFor } from './occurrence-time.ts';

/**
 * The day as a graphic: its number, with weekday and month next to it. The number is formatted in
 * English, because some languages would add a full stop.
 */
export function OccurrenceDay({ occurrence }: { occurrence: Occurrence }) {
  const format = useFormat();
  const view = dateViewFor(occurrence, format);
  return (
    <time
      dateTime={dateTimeAttribute(occurrence)}
      className="tabular grid grid-cols-[auto_1fr] content-start gap-x-3 text-sm text-ink-2 sm:grid-cols-1"
    >
      <span className="max-sm:self-end" suppressHydrationWarning>
        {formatDate(occurrence.startsAt, 'weekdayName', view)}
      </span>{' '}
      <b
        className="type-number -ms-[0.04em] text-[clamp(6rem,11vw,10rem)] leading-[0.84] font-[320] tracking-[-0.05em] text-ink max-sm:row-span-2 max-sm:row-start-1 sm:my-2"
        suppressHydrationWarning
      >
        {formatDate(occurrence.startsAt, 'dayNumber', { ...view, language: 'en' })}
      </b>{' '}
      <span suppressHydrationWarning>{formatDate(occurrence.startsAt, 'monthName', view)}</span>
    </time>
  );
}
