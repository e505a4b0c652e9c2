import { calendarPath, sessionUrl } from '../features/admin/calendar/calendar-view.ts';
import { EditSessionScreen } from '../features/admin/calendar/edit-session-screen.tsx';
import { readSession } from '../features/admin/calendar/read-session.ts';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { queriesWith } from '../lib/api.ts';
import { academyTimeZone } from '../lib/format-date.ts';
import { useLocalPath } from '../lib/local-path.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/admin-session-edit.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const title = await readForPage(orNotFound(readSession(queryClient, source, params)));
  return { title, queries: packQueries(queryClient) };
}

export default function AdminSessionEdit({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts('admin', 'calendar');
  const localPath = useLocalPath();
  const title = loaderData.title ?? t('calendar.failures.notFound');
  const crumbs = [
    { label: t('admin.calendar.title'), to: localPath(calendarPath) },
    { label: title, to: localPath(sessionUrl(params)) },
    { label: t('calendar.edit') },
  ];
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('calendar.editOf', { title })} crumbs={crumbs} clock={academyTimeZone}>
        <EditSessionScreen eventId={params.eventId} date={params.date} />
      </AdminLayout>
    </PageQueries>
  );
}
