import { lazy, Suspense } from 'react';
import { OptionalBoundary } from '../../../../lib/optional-boundary.tsx';
import { useTexts } from '../../../../lib/texts.tsx';
import { useElapsedSinceOpening } from '../../../../lib/use-elapsed.ts';
import { Card } from '../../../../ui/card.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { calendarClasses } from './calendar-frame.ts';

/** The calendar is delayed, so that more important content loads first. */
const calendarDelayMs = 2_000;

const EventCalendar = lazy(async () => ({
  default: (await import('./event-calendar.tsx')).EventCalendar,
}));

export function CalendarSlot({ className }: { className?: string }) {
  const t = useTexts('events');
  const isDue = useElapsedSinceOpening(calendarDelayMs);
  return (
    <div className={className}>
      <Card kind="ruled">
        <section aria-labelledby="event-calendar">
          <h3 id="event-calendar" className="type-h4">
            {t('events.calendar.title')}
          </h3>
          <OptionalBoundary fallback={<CalendarMessage text={t('events.calendar.failed')} />}>
            <Suspense fallback={<Placeholder />}>
              {isDue ? <EventCalendar /> : <Placeholder />}
            </Suspense>
          </OptionalBoundary>
        </section>
      </Card>
    </div>
  );
}

const weeks = [1, 2, 3, 4, 5, 6];

/** The grid of an empty month. Without scripts nothing replaces it, so it names an alternative. */
function Placeholder() {
  const t = useTexts('events');
  return (
    <>
      <div data-starts-app="" className={classNames(calendarClasses, 'relative noscript:hidden')}>
        <p role="status" className="flex h-11 items-center font-serif text-lg text-ink-3 italic">
          {t('events.calendar.loading')}
        </p>
        <div aria-hidden="true" className="pt-8">
          {weeks.map((week) => (
            <div key={week} className="h-12 border-t border-rule" />
          ))}
          <div className="border-t border-rule" />
        </div>
      </div>
      <div className="hidden noscript:block">
        <CalendarMessage text={t('events.calendar.needsScripts')} />
      </div>
    </>
  );
}

function CalendarMessage({ text }: { text: string }) {
  return <p className="type-body py-3 text-sm">{text}</p>;
}
