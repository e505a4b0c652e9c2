import { CommunityEntry } from '../features/community/about/community-entry.tsx';
import { CommunityHead } from '../features/community/about/community-head.tsx';
import { plainMessage } from '../features/community/chat/parse-message.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/community.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  const { rooms, quotes } = await readForPage(api.community.overview());
  // Parsed here, so that visitors don't download the message parser.
  return { rooms, quotes: quotes.map((quote) => ({ ...quote, text: plainMessage(quote.text) })) };
}

export default function Community({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CommunityHead />
      <CommunityEntry {...loaderData} />
    </>
  );
}
