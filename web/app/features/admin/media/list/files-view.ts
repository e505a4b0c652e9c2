import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { queries } from '../../../../lib/api.ts';
import { type CursorTrail, readTrail } from '../../../../lib/cursor-trail.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { fileRules } from '../files/file-rules.ts';
import { stateTexts } from '../files/file-texts.ts';

export const filesPageSize = 25;
export const filesPath = '/admin/upload-management';

export const usageTexts = {
  none: 'media.files.orphans',
  some: 'media.files.used',
} as const satisfies Record<string, TextKey>;

export const sortTexts = {
  newest: 'media.files.orders.newest',
  oldest: 'media.files.orders.oldest',
  name: 'media.files.orders.name',
  largest: 'media.files.orders.largest',
} as const satisfies Record<FileSort, TextKey>;

type ListInput = Parameters<typeof queries.media.list.call>[0];
type FileSort = NonNullable<ListInput['order']>;

export const defaultSort = 'newest' satisfies FileSort;

/** The list's URL parameters. */
export type FilesView = {
  search: string;
  purpose?: StoredFile['purpose'];
  state?: StoredFile['state'];
  use?: keyof typeof usageTexts;
  sort: FileSort;
  trail: CursorTrail;
};

const trailName = 'after';
const maxSearchLength = 100;
const maxCursorLength = 300;

/** Returns valid input for the server, whatever the URL contains. */
export function readFilesView(parameters: URLSearchParams): FilesView {
  const purpose = parameters.get('purpose');
  const state = parameters.get('state');
  const use = parameters.get('use');
  const sort = parameters.get('order');
  return {
    search: lineOf(parameters.get('search') ?? '', maxSearchLength),
    ...(isKeyOf(fileRules, purpose) ? { purpose } : {}),
    ...(isKeyOf(stateTexts, state) ? { state } : {}),
    ...(isKeyOf(usageTexts, use) ? { use } : {}),
    sort: isKeyOf(sortTexts, sort) ? sort : defaultSort,
    trail: readTrail(parameters, trailName, (key) => key !== '' && key.length <= maxCursorLength),
  };
}

/** The URL of a view; defaults are left out. */
export function filesUrl(view: FilesView): string {
  const parameters = new URLSearchParams();
  if (view.search) parameters.set('search', view.search);
  if (view.purpose) parameters.set('purpose', view.purpose);
  if (view.state) parameters.set('state', view.state);
  if (view.use) parameters.set('use', view.use);
  if (view.sort !== defaultSort) parameters.set('order', view.sort);
  for (const key of view.trail) parameters.append(trailName, key);
  const query = parameters.toString();
  return query ? `${filesPath}?${query}` : filesPath;
}

export function exportInput({ search, purpose, state, use }: FilesView) {
  return {
    search,
    ...(purpose ? { purpose } : {}),
    ...(state ? { state } : {}),
    ...(use ? { isOrphan: use === 'none' ? 'true' : 'false' } : {}),
  };
}

export function listInput(view: FilesView) {
  const cursor = view.trail.at(-1);
  return {
    ...exportInput(view),
    order: view.sort,
    ...(cursor ? { cursor } : {}),
    limit: filesPageSize,
  };
}

/** True if a filter hides files; sorting doesn't. */
export function isFiltered({ search, purpose, state, use }: FilesView): boolean {
  return search !== '' || Boolean(purpose ?? state ?? use);
}

function lineOf(text: string, maxLength: number): string {
  const line = text.replace(/\p{Cc}/gu, ' ').trim();
  // The cut may split a surrogate pair.
  return line.slice(0, maxLength).toWellFormed().trim();
}

function isKeyOf<Table extends object>(table: Table, value: unknown): value is keyof Table {
  return typeof value === 'string' && Object.hasOwn(table, value);
}
