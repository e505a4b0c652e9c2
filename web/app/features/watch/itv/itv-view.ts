import type { Show, Topic } from '@danube/contract/videos/videos.schemas.ts';
import { itvPath } from '../../shared/paths/itv-paths.ts';

/** The library's URL parameters; the settings say which shows and topics there are. */
export type ItvView = {
  readonly show: Show | undefined;
  readonly topic: Topic | undefined;
  readonly query: string;
  readonly cursor: string | undefined;
};

/** The contract's maximum. */
export const maxQueryLength = 100;
const maxCursorLength = 300;

/** Unknown values are ignored. */
export function readItvView(parameters: URLSearchParams): ItvView {
  return {
    show: slugIn(parameters.get('show')),
    topic: slugIn(parameters.get('topic')),
    query: (parameters.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxQueryLength),
    cursor: parameters.get('cursor')?.slice(0, maxCursorLength) || undefined,
  };
}

export function isFiltered({ show, topic, query }: ItvView): boolean {
  return show !== undefined || topic !== undefined || query !== '';
}

/** The library with these filters, from a cursor on. */
export function itvUrl({ show, topic, query, cursor }: Partial<ItvView>): string {
  const parameters = new URLSearchParams();
  if (show) parameters.set('show', show);
  if (topic) parameters.set('topic', topic);
  if (query) parameters.set('q', query);
  if (cursor) parameters.set('cursor', cursor);
  const search = parameters.toString();
  return search ? `${itvPath}?${search}` : itvPath;
}

type Named = readonly { readonly slug: string }[];

/** Removed entries are ignored too: the page couldn't show them as selected. */
export function dropRemovedEntries(
  view: ItvView,
  { shows, topics }: { shows: Named; topics: Named },
): ItvView {
  const present = (entries: Named, chosen: string | undefined) =>
    entries.some(({ slug }) => slug === chosen) ? chosen : undefined;
  return { ...view, show: present(shows, view.show), topic: present(topics, view.topic) };
}

/** As the contract has it. */
function slugIn(value: string | null): string | undefined {
  return value !== null && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 80
    ? value
    : undefined;
}
