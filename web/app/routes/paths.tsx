import { PathsHead } from '../features/learn/paths/path-head.tsx';
import { PathsPage } from '../features/learn/paths/paths-page.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/paths.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  return { paths: await readForPage(api.paths.list({ language })) };
}

export default function Paths({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PathsHead paths={loaderData.paths} />
      <PathsPage paths={loaderData.paths} />
    </>
  );
}
