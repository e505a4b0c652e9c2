import { formatDate } from '../../../../lib/format-date.ts';
import { useFormat } from '../../../../lib/use-format.tsx';
import { type Day, noonOf } from './calendar-days.ts';

/** The header of a month's table: the names of its weekdays. */
export function WeekdayRow({ days }: { days: readonly Day[] }) {
  const { language } = useFormat();
  const view = { language, timeZone: 'UTC' };
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th
            key={day}
            scope="col"
            abbr={formatDate(noonOf(day), 'weekdayName', view)}
            className="h-8 px-2 text-start text-xs font-[500] text-ink-3"
          >
            {formatDate(noonOf(day), 'weekdayShort', view)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
