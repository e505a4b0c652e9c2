import { GlossaryHead } from '../features/site/glossary/glossary-head.tsx';
import { GlossaryPage } from '../features/site/glossary/glossary-page.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/glossary.ts';

const maxQueryLength = 100;
const maxResults = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  const requested = new URL(request.url).searchParams.get('q') ?? '';
  const query = requested.replaceAll(/\s+/g, ' ').trim().slice(0, maxQueryLength);
  if (!query) return { query, terms: await readForPage(api.glossary.list()), found: [] };
  const found = await readForPage(api.glossary.search({ query, limit: maxResults }));
  return { query, terms: [], found };
}

export default function Glossary({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <GlossaryHead query={loaderData.query} />
      <GlossaryPage {...loaderData} />
    </>
  );
}
