import type { Show, Topic } from '@danube/contract/videos/videos.schemas.ts';
import { itvPath } from '../../shared/paths/itv-paths.ts';
import { showTexts, topicTexts } from './video-names.ts';

/** The library's URL parameters. */
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
    show: known(showTexts, parameters.get('show')),
    topic: known(topicTexts, parameters.get('topic')),
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

function known<Value extends string>(
  texts: Readonly<Record<Value, string>>,
  value: string | null,
): Value | undefined {
  // An own property of the object is one of its keys.
  return value !== null && Object.hasOwn(texts, value) ? (value as Value) : undefined;
}
