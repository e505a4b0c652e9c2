import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { coversScope } from '@danube/contract/staff-roles.ts';
import { useOutletContext, useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { AdminAddresses } from '../features/admin/people/admin-addresses.tsx';
import { adminEmailsQuery, peopleQuery } from '../features/admin/people/people-queries.ts';
import { PeopleScreen } from '../features/admin/people/people-screen.tsx';
import { readPeopleView } from '../features/admin/people/people-view.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import { areaSession } from '../page/require-audience.ts';
import type { Route } from './+types/admin-people.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const view = readPeopleView(url.searchParams);
  const isOwner = coversScope(context.get(areaSession).user.roles, 'owner');
  await awaitOptional(
    queryClient.query({ ...peopleQuery(source, view), retry: false }),
    ...(isOwner ? [queryClient.query({ ...adminEmailsQuery(source), retry: false })] : []),
  );
  return { queries: packQueries(queryClient) };
}

export default function AdminPeople({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin');
  const { user } = useOutletContext<Session>();
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.people.title')} lede={t('admin.people.lede')}>
        <PeopleScreen view={readPeopleView(parameters)} />
        {coversScope(user.roles, 'owner') ? <AdminAddresses ownEmail={user.email} /> : null}
      </AdminLayout>
    </PageQueries>
  );
}
