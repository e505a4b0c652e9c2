import { useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { HealthScreen } from '../features/admin/learning/health/health-screen.tsx';
import { readHealthView } from '../features/admin/learning/health/health-view.ts';
import { coursesQuery, learningHealthQuery } from '../features/admin/learning/learning-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-learning-health.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const source = queriesWith(api);
  const now = new Date();
  const view = readHealthView(url.searchParams, now);
  await awaitOptional(
    queryClient.query({ ...coursesQuery(source), retry: false }),
    ...[view.period, ...(view.before ? [view.before] : [])].map((period) =>
      queryClient.query({
        ...learningHealthQuery(source, { period, filter: view.filter, language }),
        retry: false,
      }),
    ),
  );
  return { now, queries: packQueries(queryClient) };
}

export default function AdminLearningHealth({ loaderData }: Route.ComponentProps) {
  const t = useTexts('students', 'admin');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.statistics.learning')} lede={t('students.health.lede')}>
        <HealthScreen view={readHealthView(parameters, loaderData.now)} />
      </AdminLayout>
    </PageQueries>
  );
}
