import { ItvHead } from '../features/watch/itv/itv-head.tsx';
import { ItvPage } from '../features/watch/itv/itv-page.tsx';
import { readItvView } from '../features/watch/itv/itv-view.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/itv.ts';

/** The large one, plus as many as fill whole rows of one, two and three. */
const videosPerPage = 25;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const view = readItvView(new URL(request.url).searchParams);
  const { query: search, ...filters } = view;
  const list = await readForPage(
    api.videos.list({ language, search, ...filters, limit: videosPerPage }),
  );
  return { list, view };
}

export default function Itv({ loaderData }: Route.ComponentProps) {
  const { list, view } = loaderData;
  return (
    <>
      <ItvHead videos={list.videos} view={view} />
      <ItvPage list={list} view={view} />
    </>
  );
}
