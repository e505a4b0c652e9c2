import { useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { holdsQuery, payoutsQuery, repsQuery } from '../features/admin/reps/reps-queries.ts';
import { RepsScreen } from '../features/admin/reps/reps-screen.tsx';
import { readRepsView } from '../features/admin/reps/reps-view.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-reps.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const view = readRepsView(url.searchParams);
  await awaitOptional(
    queryClient.query({ ...repsQuery(source, view), retry: false }),
    queryClient.query({ ...holdsQuery(source), retry: false }),
    queryClient.query({ ...payoutsQuery(source), retry: false }),
  );
  return { queries: packQueries(queryClient) };
}

export default function AdminReps({ loaderData }: Route.ComponentProps) {
  const t = useTexts('reps', 'admin');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('reps.title')} lede={t('reps.lede')}>
        <RepsScreen view={readRepsView(parameters)} />
      </AdminLayout>
    </PageQueries>
  );
}
