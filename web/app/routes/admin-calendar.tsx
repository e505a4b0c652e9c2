import { useSearchParams } from 'react-router';
import { occurrencesQuery } from '../features/admin/calendar/calendar-queries.ts';
import { CalendarScreen } from '../features/admin/calendar/calendar-screen.tsx';
import { readCalendarView } from '../features/admin/calendar/calendar-view.ts';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { queriesWith } from '../lib/api.ts';
import { dayIn } from '../lib/day-start.ts';
import { academyTimeZone } from '../lib/format-date.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-calendar.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const today = dayIn(new Date(), academyTimeZone);
  const view = readCalendarView(url.searchParams, today);
  const query = occurrencesQuery(queriesWith(api), view, language);
  await awaitOptional(queryClient.query({ ...query, retry: false }));
  return { today, queries: packQueries(queryClient) };
}

export default function AdminCalendar({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin', 'calendar');
  const [parameters] = useSearchParams();
  const view = readCalendarView(parameters, loaderData.today);
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout
        title={t('admin.calendar.title')}
        lede={t('calendar.lede')}
        clock={academyTimeZone}
      >
        <CalendarScreen view={view} />
      </AdminLayout>
    </PageQueries>
  );
}
