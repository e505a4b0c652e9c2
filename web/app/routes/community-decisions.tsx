import { DecisionsPage } from '../features/community/moderation/decisions-page.tsx';
import { decisionsQuery } from '../features/community/moderation/decisions-query.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/community-decisions.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  await awaitOptional(queryClient.query({ ...decisionsQuery(source), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function CommunityDecisions({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries packed={loaderData.queries}>
      <DecisionsPage />
    </PageQueries>
  );
}
