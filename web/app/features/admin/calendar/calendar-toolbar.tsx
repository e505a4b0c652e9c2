import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type Day, firstDay, monthOf, noonOf } from '../../live/events/calendar/calendar-days.ts';
import {
  type CalendarView,
  calendarUrl,
  calendarViews,
  newSessionUrl,
  shiftView,
  windowOf,
} from './calendar-view.ts';

const viewTexts = {
  month: 'calendar.views.month',
  week: 'calendar.views.week',
  list: 'calendar.views.list',
} as const;

type CalendarToolbarProps = { view: CalendarView; today: Day };

/** The current period, links to the previous and next one, and a button to add a session. */
export function CalendarToolbar({ view, today }: CalendarToolbarProps) {
  const t = useTexts('calendar');
  const localPath = useLocalPath();
  const at = (next: CalendarView) => localPath(calendarUrl(next));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-ink pt-3">
      <h2 id="calendar-title" aria-live="polite" className="type-h4 me-auto">
        {useTitle(view)}
      </h2>
      <nav aria-label={t('calendar.turn')} className="flex items-center gap-1">
        <PeriodLink to={at(shiftView(view, -1))} label={t('calendar.previous')}>
          <ChevronLeft aria-hidden="true" />
        </PeriodLink>
        <Button asChild size="small">
          <Link to={at({ view: view.view, day: today })} preventScrollReset>
            {t('calendar.today')}
          </Link>
        </Button>
        <PeriodLink to={at(shiftView(view, 1))} label={t('calendar.next')}>
          <ChevronRight aria-hidden="true" />
        </PeriodLink>
      </nav>
      <ViewLinks view={view} />
      <Button asChild variant="primary" size="small">
        <Link to={localPath(newSessionUrl(view.day < today ? today : view.day))}>
          <Plus aria-hidden="true" />
          {t('calendar.add')}
        </Link>
      </Button>
    </div>
  );
}

function PeriodLink({
  to,
  label,
  children,
}: {
  to: string;
  label: string;
  children: React.ReactNode;
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      title={label}
      className="grid size-9 place-items-center rounded-md transition-colors hover:bg-sunk touch:size-11 [&_svg]:size-5"
    >
      {children}
    </Link>
  );
}

/** Links, because each view has a URL. */
function ViewLinks({ view }: { view: CalendarView }) {
  const t = useTexts('calendar');
  const localPath = useLocalPath();
  return (
    <nav aria-label={t('calendar.views.label')}>
      <ul className="flex rounded-md border border-control">
        {calendarViews.map((each) => (
          <li key={each} className="not-first:border-s not-first:border-rule">
            <Link
              to={localPath(calendarUrl({ ...view, view: each }))}
              preventScrollReset
              aria-current={view.view === each ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-9 items-center px-3 text-sm font-medium text-ink-2 transition-colors hover:text-ink touch:min-h-11',
                'aria-[current=page]:bg-river-wash aria-[current=page]:text-river-ink',
                // Without a choice, phones show the list and wide screens the month.
                view.view === undefined && each === 'month' && 'md:bg-river-wash md:text-river-ink',
                view.view === undefined &&
                  each === 'list' &&
                  'max-md:bg-river-wash max-md:text-river-ink',
              )}
            >
              {t(viewTexts[each])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** November 2026, or the first and last day of a week. */
function useTitle(view: CalendarView): string {
  const t = useTexts('calendar');
  const language = useLanguage();
  const utc = { language: useTextLanguage(), timeZone: 'UTC' };
  if (view.view !== 'week') return formatDate(noonOf(firstDay(monthOf(view.day))), 'month', utc);
  const { from, to } = windowOf(view, language);
  return t('calendar.weekOf', {
    from: formatDate(noonOf(from), 'monthDay', utc),
    to: formatDate(noonOf(to), 'medium', utc),
  });
}
