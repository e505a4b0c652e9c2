import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { dayIn } from '../../../lib/day-start.ts';
import { academyTimeZone } from '../../../lib/format-date.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { occurrencesQuery } from './calendar-queries.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import type { CalendarView } from './calendar-view.ts';
import { DragArea } from './drag-area.tsx';
import { FoundRecordings } from './found-recordings.tsx';
import { ListView } from './list-view.tsx';
import { MonthView } from './month-view.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { SessionDrop } from './session-drop.ts';
import type { ShownSessions } from './shown-sessions.ts';
import { WeekView } from './week-view.tsx';

/** Every session in a month, a week or a list, in the academy's time zone. */
export function CalendarScreen({ view }: { view: CalendarView }) {
  const t = useTexts('calendar', 'admin');
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const today = dayIn(now, academyTimeZone);
  const [landing, setLanding] = useState<SessionDrop | null>(null);
  const read = useQuery({
    ...occurrencesQuery(queries, view, language),
    placeholderData: keepPreviousData,
  });
  if (read.isError && !read.data) {
    return (
      <ErrorState
        title={t('calendar.failed')}
        text={t('admin.failedText')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  const shown = { sessions: read.data ?? [], day: view.day, today, now };
  const isBusy = read.isPending || read.isPlaceholderData;
  return (
    <div className="grid min-w-0 gap-4">
      <FoundRecordings today={today} />
      <CalendarToolbar view={view} today={today} />
      <DragArea view={view.view} sessions={shown.sessions} onLand={setLanding}>
        <Views view={view.view} isBusy={isBusy} shown={shown} />
      </DragArea>
      {landing ? (
        <MoveDialog
          key={`${landing.session.id} ${landing.to}`}
          session={landing.session}
          to={landing.to}
          onClose={() => setLanding(null)}
        />
      ) : null}
    </div>
  );
}

type ViewsProps = { view: CalendarView['view']; isBusy: boolean; shown: ShownSessions };

/** Without a choice the screen width decides: a month doesn't fit on a phone. */
function Views({ view, isBusy, shown }: ViewsProps) {
  if (view === 'week') return <WeekView {...shown} isBusy={isBusy} />;
  if (view === 'month') return <MonthView {...shown} isBusy={isBusy} />;
  if (view === 'list') return <ListView {...shown} isBusy={isBusy} />;
  return (
    <>
      <div className="max-md:hidden">
        <MonthView {...shown} isBusy={isBusy} />
      </div>
      <div className="md:hidden">
        <ListView {...shown} isBusy={isBusy} />
      </div>
    </>
  );
}
