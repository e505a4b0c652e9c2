import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { type CursorTrail, readTrail } from '../../../lib/cursor-trail.ts';
import { stateTexts } from '../catalogue/list/list-view.ts';

export const postsPath = '/admin/blog-management';
export const newPostPath = '/admin/blog/create';

export function postEditorPath(slug: string): string {
  return `/admin/blog/edit/${slug}`;
}

/** The list's URL parameters. */
export type PostsView = {
  readonly search: string;
  readonly state?: keyof typeof stateTexts;
  readonly trail: CursorTrail;
};

const trailName = 'after';
const maxSearchLength = 100;
const maxCursorLength = 300;

/** Returns valid input for the server, whatever the URL contains. */
export function readPostsView(parameters: URLSearchParams): PostsView {
  const state = parameters.get('state');
  const line = (parameters.get('search') ?? '').replaceAll(/\p{Cc}/gu, ' ').trim();
  return {
    search: line.slice(0, maxSearchLength).toWellFormed().trim(),
    ...(isState(state) ? { state } : {}),
    trail: readTrail(parameters, trailName, (key) => key !== '' && key.length <= maxCursorLength),
  };
}

export function postsUrl({ search, state, trail }: PostsView): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (state) parameters.set('state', state);
  for (const key of trail) parameters.append(trailName, key);
  const query = parameters.toString();
  return query ? `${postsPath}?${query}` : postsPath;
}

export function postsQuery(source: typeof queries, { search, state, trail }: PostsView) {
  const cursor = trail.at(-1);
  return source.blogAdmin.list.queryOptions({
    input: { search, ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) },
  });
}

/** Invalidates the lists, which still show the state before the change. */
export function invalidatePosts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queries.blogAdmin.list.key() });
  void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
}

function isState(value: string | null): value is keyof typeof stateTexts {
  return value !== null && Object.hasOwn(stateTexts, value);
}
