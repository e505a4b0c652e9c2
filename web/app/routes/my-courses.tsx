import { myCoursesQuery } from '../features/learn/learning/learning-queries.ts';
import { MyCoursesPage } from '../features/learn/learning/mine/my-courses-page.tsx';
import { MySessions } from '../features/live/session/my-sessions.tsx';
import { registrationsQuery } from '../features/live/session/registration-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/my-courses.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const source = queriesWith(api);
  await awaitOptional(
    queryClient.query({ ...myCoursesQuery(source, language), retry: false }),
    queryClient.query({ ...registrationsQuery(source), retry: false }),
  );
  return { queries: packQueries(queryClient) };
}

export default function MyCourses({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries packed={loaderData.queries}>
      <MyCoursesPage />
      <MySessions />
    </PageQueries>
  );
}
