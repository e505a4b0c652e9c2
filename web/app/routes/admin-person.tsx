import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { coversScope } from '@danube/contract/staff-roles.ts';
import { useOutletContext } from 'react-router';
import { AuditExcerpt } from '../features/admin/audit/audit-excerpt.tsx';
import { auditExcerptQuery } from '../features/admin/audit/audit-queries.ts';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { personCoursesQuery } from '../features/admin/learning/learning-queries.ts';
import { PersonCourses } from '../features/admin/learning/person/person-courses.tsx';
import { personStandingQuery } from '../features/admin/moderation/moderation-queries.ts';
import { PersonStanding } from '../features/admin/moderation/person-standing.tsx';
import {
  personAccessQuery,
  personEntriesQuery,
  personQuery,
} from '../features/admin/people/people-queries.ts';
import { personName } from '../features/admin/people/person-name.ts';
import { PersonScreen } from '../features/admin/people/person-screen.tsx';
import { PersonOrders } from '../features/admin/sales/person-orders.tsx';
import { personOrdersQuery } from '../features/admin/sales/sales-queries.ts';
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
import type { Route } from './+types/admin-person.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const source = queriesWith(api);
  const { userId } = params;
  const reading = queryClient.query({ ...personQuery(source, userId), retry: false });
  const person = await readForPage(orNotFound(reading));
  const isOwner = coversScope(context.get(areaSession).user.roles, 'owner');
  // After the person is found: the log may have entries for an id that doesn't exist.
  await awaitOptional(
    queryClient.query({ ...personAccessQuery(source, userId, language), retry: false }),
    queryClient.infiniteQuery({ ...personEntriesQuery(source, userId), retry: false }),
    queryClient.query({ ...personCoursesQuery(source, userId, language), retry: false }),
    queryClient.query({ ...personOrdersQuery(source, userId), retry: false }),
    queryClient.query({ ...personStandingQuery(source, userId), retry: false }),
    ...(isOwner ? [queryClient.query({ ...auditExcerptQuery(source, userId), retry: false })] : []),
  );
  return { name: personName(person), queries: packQueries(queryClient) };
}

export default function AdminPerson({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  const { user } = useOutletContext<Session>();
  const { name } = loaderData;
  const crumbs = [
    { label: t('admin.people.title'), to: localPath('/admin/people') },
    { label: name },
  ];
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={name} crumbs={crumbs}>
        <PersonScreen key={params.userId} userId={params.userId} ownId={user.id} />
        <PersonOrders userId={params.userId} />
        <PersonCourses student={{ id: params.userId, name }} />
        <PersonStanding userId={params.userId} />
        {coversScope(user.roles, 'owner') ? <AuditExcerpt about={params.userId} /> : null}
      </AdminLayout>
    </PageQueries>
  );
}
