import { stoppedAfterDays } from '@danube/contract/learning/learning-health-rules.ts';
import { useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { readHealthView } from '../features/admin/learning/health/health-view.ts';
import { StuckScreen } from '../features/admin/learning/health/stuck-screen.tsx';
import { coursesQuery, stuckStudentsQuery } from '../features/admin/learning/learning-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { useFormat } from '../lib/use-format.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-stuck-students.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const source = queriesWith(api);
  const now = new Date();
  const view = readHealthView(url.searchParams, now);
  await awaitOptional(
    queryClient.query({ ...coursesQuery(source), retry: false }),
    queryClient.query({
      ...stuckStudentsQuery(source, { period: view.period, filter: view.filter, language }),
      retry: false,
    }),
  );
  return { now, queries: packQueries(queryClient) };
}

export default function AdminStuckStudents({ loaderData }: Route.ComponentProps) {
  const t = useTexts('students', 'admin');
  const format = useFormat();
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout
        title={t('admin.statistics.stuck')}
        lede={t('students.stuck.lede', { days: format.number(stoppedAfterDays) })}
      >
        <StuckScreen view={readHealthView(parameters, loaderData.now)} />
      </AdminLayout>
    </PageQueries>
  );
}
