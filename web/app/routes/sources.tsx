import { claimsQuery } from '../features/shared/claims/claims-query.ts';
import { SourcesHead } from '../features/site/sources/sources-head.tsx';
import { SourcesPage } from '../features/site/sources/sources-page.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/sources.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api } = context.get(pageRequest);
  await readForPage(queryClient.query({ ...claimsQuery(queriesWith(api)), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function Sources({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries packed={loaderData.queries}>
      <SourcesHead />
      <SourcesPage />
    </PageQueries>
  );
}
