import { calendarPath, readCalendarView } from '../features/admin/calendar/calendar-view.ts';
import { NewSessionScreen } from '../features/admin/calendar/new-session-screen.tsx';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { dayIn } from '../lib/day-start.ts';
import { academyTimeZone } from '../lib/format-date.ts';
import { useLocalPath } from '../lib/local-path.ts';
import { useTexts } from '../lib/texts.tsx';
import type { Route } from './+types/admin-session-new.ts';

export function loader({ url }: Route.LoaderArgs) {
  return { day: readCalendarView(url.searchParams, dayIn(new Date(), academyTimeZone)).day };
}

export default function AdminSessionNew({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin', 'calendar');
  const localPath = useLocalPath();
  const crumbs = [
    { label: t('admin.calendar.title'), to: localPath(calendarPath) },
    { label: t('calendar.create.title') },
  ];
  return (
    <AdminLayout title={t('calendar.create.title')} crumbs={crumbs} clock={academyTimeZone}>
      <NewSessionScreen key={loaderData.day} day={loaderData.day} />
    </AdminLayout>
  );
}
