import { coversScope, type StaffScope } from '@danube/contract/staff-roles.ts';
import { AdminFrame } from '../features/admin/frame/admin-frame.tsx';
import { AdminOverview } from '../features/admin/overview/admin-overview.tsx';
import {
  catalogueCountQueries,
  claimsQuery,
  latestEntryQuery,
  openTransfersQuery,
  peopleCountQuery,
  recentSalesQuery,
} from '../features/admin/overview/overview-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readAhead } from '../page/read-ahead.ts';
import { areaSession } from '../page/require-audience.ts';
import type { Route } from './+types/admin.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const { roles } = context.get(areaSession).user;
  const may = (scope: StaffScope) => coversScope(roles, scope);
  await readAhead(
    ...(may('content') ? catalogueCountQueries(source) : []).map((query) =>
      queryClient.query({ ...query, retry: false }),
    ),
    ...(may('money')
      ? [
          queryClient.query({ ...recentSalesQuery(source, new Date()), retry: false }),
          queryClient.query({ ...openTransfersQuery(source), retry: false }),
        ]
      : []),
    ...(may('people') ? [queryClient.query({ ...peopleCountQuery(source), retry: false })] : []),
    ...(may('content') ? [queryClient.query({ ...claimsQuery(source), retry: false })] : []),
    ...(may('owner') ? [queryClient.query({ ...latestEntryQuery(source), retry: false })] : []),
  );
  return { queries: packQueries(queryClient) };
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin');
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminFrame title={t('admin.overview.title')} lede={t('admin.overview.lede')}>
        <AdminOverview />
      </AdminFrame>
    </PageQueries>
  );
}
