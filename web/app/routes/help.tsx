import { HelpHead } from '../features/site/help/help-head.tsx';
import { HelpPage } from '../features/site/help/help-page.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/help.ts';

const maxQueryLength = 100;
const maxResults = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const requested = new URL(request.url).searchParams.get('q') ?? '';
  const query = requested.replaceAll(/\s+/g, ' ').trim().slice(0, maxQueryLength);
  const articles = await readForPage(
    query ? api.help.search({ query, language, limit: maxResults }) : api.help.list({ language }),
  );
  return { query, articles };
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HelpHead query={loaderData.query} />
      <HelpPage {...loaderData} />
    </>
  );
}
