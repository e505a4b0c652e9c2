import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { todayQuery, weeklyReportQuery } from '../features/admin/today/today-query.ts';
import { TodayScreen } from '../features/admin/today/today-screen.tsx';
import { WeeklyReport } from '../features/admin/today/weekly-report.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  await awaitOptional(
    queryClient.query({ ...todayQuery(source), retry: false }),
    queryClient.query({ ...weeklyReportQuery(source), retry: false }),
  );
  return { queries: packQueries(queryClient) };
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin');
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.overview.title')} isTitleQuiet>
        <TodayScreen />
        <WeeklyReport />
      </AdminLayout>
    </PageQueries>
  );
}
