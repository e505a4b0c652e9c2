import { figuresQuery } from '../features/shared/claims/claims-query.ts';
import { AboutHead } from '../features/site/about/about-head.tsx';
import { AboutPage } from '../features/site/about/about-page.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/about.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api } = context.get(pageRequest);
  await readForPage(queryClient.query({ ...figuresQuery(queriesWith(api)), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries packed={loaderData.queries}>
      <AboutHead />
      <AboutPage />
    </PageQueries>
  );
}
