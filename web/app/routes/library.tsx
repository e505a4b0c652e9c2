import { myCoursesQuery } from '../features/learn/learning/learning-queries.ts';
import { LibraryPage } from '../features/learn/library/library-page.tsx';
import { ownCertificatesQuery, shelfQuery } from '../features/learn/library/library-queries.ts';
import { ordersQuery } from '../features/shop/orders/order-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/library.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const source = queriesWith(api);
  await awaitOptional(
    queryClient.query({ ...myCoursesQuery(source, language), retry: false }),
    queryClient.query({ ...shelfQuery(source, language), retry: false }),
    queryClient.query({ ...ownCertificatesQuery(source), retry: false }),
    queryClient.query({ ...ordersQuery(source, undefined), retry: false }),
  );
  return { queries: packQueries(queryClient) };
}

export default function Library({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries packed={loaderData.queries}>
      <LibraryPage />
    </PageQueries>
  );
}
