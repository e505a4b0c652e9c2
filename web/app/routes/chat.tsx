import { ChatHead } from '../features/community/screen/chat-head.tsx';
import { CommunityScreen } from '../features/community/screen/community-screen.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/chat.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { community } = queriesWith(context.get(pageRequest).api);
  await Promise.all([
    awaitOptional(queryClient.query({ ...community.rooms.queryOptions(), retry: false })),
    awaitOptional(queryClient.query({ ...community.conversations.queryOptions(), retry: false })),
  ]);
  return { queries: packQueries(queryClient) };
}

export default function Chat({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries packed={loaderData.queries}>
      <ChatHead />
      <CommunityScreen />
    </PageQueries>
  );
}
