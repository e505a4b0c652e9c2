import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { coversScope } from '@danube/contract/staff-roles.ts';
import { useOutletContext } from 'react-router';
import { AuditExcerpt } from '../features/admin/audit/audit-excerpt.tsx';
import { calendarPath } from '../features/admin/calendar/calendar-view.ts';
import { readSession } from '../features/admin/calendar/read-session.ts';
import { SessionScreen } from '../features/admin/calendar/session-screen.tsx';
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
import type { Route } from './+types/admin-session.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const title = await readForPage(orNotFound(readSession(queryClient, source, params)));
  return { title, queries: packQueries(queryClient) };
}

export default function AdminSession({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts('admin', 'calendar');
  const localPath = useLocalPath();
  const { user } = useOutletContext<Session>();
  const title = loaderData.title ?? t('calendar.failures.notFound');
  const crumbs = [
    { label: t('admin.calendar.title'), to: localPath(calendarPath) },
    { label: title },
  ];
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={title} crumbs={crumbs} clock={academyTimeZone}>
        <SessionScreen eventId={params.eventId} date={params.date} />
        {coversScope(user.roles, 'owner') ? <AuditExcerpt about={params.eventId} /> : null}
      </AdminLayout>
    </PageQueries>
  );
}
