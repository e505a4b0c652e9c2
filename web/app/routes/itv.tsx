import type { LanguageCode } from '@danube/contract/locale.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { ItvHead } from '../features/watch/itv/itv-head.tsx';
import { ItvPage } from '../features/watch/itv/itv-page.tsx';
import { dropRemovedEntries, type ItvView, readItvView } from '../features/watch/itv/itv-view.ts';
import type { Api } from '../lib/api.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/itv.ts';

/** The large one, plus as many as fill whole rows of one, two and three. */
const videosPerPage = 25;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const requested = readItvView(new URL(request.url).searchParams);
  const view =
    (requested.show ?? requested.topic) ? await withNames(api, language, requested) : requested;
  const { query: search, ...filters } = view;
  const list = await readForPage(
    api.videos.list({ language, search, ...filters, limit: videosPerPage }),
  );
  return { list, view };
}

/** Reads the settings only if the URL refers to one of their entries. */
async function withNames(api: Api, language: LanguageCode, view: ItvView) {
  const { values } = await readForPage(api.settings.shown({ language }));
  return dropRemovedEntries(view, { ...initialValues('names'), ...values.names });
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
