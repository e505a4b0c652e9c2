import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { coversScope } from '@danube/contract/staff-roles.ts';
import { useOutletContext, useSearchParams } from 'react-router';
import { AuditExcerpt } from '../features/admin/audit/audit-excerpt.tsx';
import { auditExcerptQuery } from '../features/admin/audit/audit-queries.ts';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { RepScreen } from '../features/admin/reps/rep-screen.tsx';
import { repLinesQuery, repQuery } from '../features/admin/reps/reps-queries.ts';
import { readRepsView, repsPath } from '../features/admin/reps/reps-view.ts';
import { queriesWith } from '../lib/api.ts';
import { useLocalPath } from '../lib/local-path.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import { areaSession } from '../page/require-audience.ts';
import type { Route } from './+types/admin-rep.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const { days, trail } = readRepsView(url.searchParams);
  const rep = await readForPage(
    orNotFound(
      queryClient.query({ ...repQuery(source, params.repId, Number(days)), retry: false }),
    ),
  );
  const isOwner = coversScope(context.get(areaSession).user.roles, 'owner');
  await awaitOptional(
    queryClient.query({ ...repLinesQuery(source, rep.id, trail.at(-1)), retry: false }),
    ...(isOwner ? [queryClient.query({ ...auditExcerptQuery(source, rep.id), retry: false })] : []),
  );
  return { name: rep.name, queries: packQueries(queryClient) };
}

export default function AdminRep({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts('reps', 'admin');
  const localPath = useLocalPath();
  const [parameters] = useSearchParams();
  const { user } = useOutletContext<Session>();
  const { days, trail } = readRepsView(parameters);
  const { name } = loaderData;
  const crumbs = [{ label: t('reps.title'), to: localPath(repsPath) }, { label: name }];
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={name} crumbs={crumbs}>
        <RepScreen
          key={params.repId}
          repId={params.repId}
          days={Number(days)}
          cursor={trail.at(-1)}
        />
        {coversScope(user.roles, 'owner') ? <AuditExcerpt about={params.repId} /> : null}
      </AdminLayout>
    </PageQueries>
  );
}
