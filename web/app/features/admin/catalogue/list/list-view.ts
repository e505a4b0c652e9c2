import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import type { queries } from '../../../../lib/api.ts';
import { type CursorTrail, readTrail } from '../../../../lib/cursor-trail.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { kindPages } from '../../kit/item-kinds.ts';

export const listPageSize = 25;
/** Reordering needs all neighbours on one page. */
const chosenPageSize = 100;

// Tables instead of the contract's lists: those would load the schemas in the browser, and a
// missing value is a compile error here too.
export const stateTexts = {
  draft: 'editor.states.draft',
  scheduled: 'editor.states.scheduled',
  published: 'editor.states.published',
  changed: 'editor.states.changed',
  withdrawn: 'editor.states.withdrawn',
} as const satisfies Record<ItemRow['state'], TextKey>;

export const sortTexts = {
  changed: 'editor.list.orders.changed',
  title: 'editor.list.orders.title',
  price: 'editor.list.orders.price',
  chosen: 'editor.list.orders.chosen',
} as const satisfies Record<NonNullable<ListInput['order']>, TextKey>;

type ListInput = Parameters<typeof queries.catalogueAdmin.list.call>[0];
export type ListSort = keyof typeof sortTexts;

export const defaultSort = 'changed' satisfies ListSort;

/** The list's URL parameters. */
export type ListView = {
  search: string;
  state?: keyof typeof stateTexts;
  sort: ListSort;
  trail: CursorTrail;
};

/** Props of every part of the list. */
export type ListProps = { kind: ItemKind; view: ListView };

const trailName = 'after';
const maxSearchLength = 100;
const maxCursorLength = 300;

/** Returns valid input for the server, whatever the URL contains. */
export function readListView(parameters: URLSearchParams): ListView {
  const state = parameters.get('state');
  const sort = parameters.get('order');
  return {
    search: lineOf(parameters.get('search') ?? ''),
    ...(isKeyOf(stateTexts, state) ? { state } : {}),
    sort: isKeyOf(sortTexts, sort) ? sort : defaultSort,
    trail: readTrail(parameters, trailName, (key) => key !== '' && key.length <= maxCursorLength),
  };
}

/** The URL of a view; defaults are left out. */
export function listUrl(kind: ItemKind, view: ListView): string {
  const parameters = new URLSearchParams();
  if (view.search) parameters.set('search', view.search);
  if (view.state) parameters.set('state', view.state);
  if (view.sort !== defaultSort) parameters.set('order', view.sort);
  for (const key of view.trail) parameters.append(trailName, key);
  const query = parameters.toString();
  return query ? `${kindPages[kind].list}?${query}` : kindPages[kind].list;
}

export function exportInput(kind: ItemKind, { search, state }: ListView) {
  return { kind, search, ...(state ? { state } : {}) };
}

export function listInput(kind: ItemKind, view: ListView) {
  const cursor = view.trail.at(-1);
  return {
    ...exportInput(kind, view),
    order: view.sort,
    ...(cursor ? { cursor } : {}),
    limit: view.sort === 'chosen' ? chosenPageSize : listPageSize,
  };
}

/** True if a filter hides items; sorting doesn't. */
export function isFiltered(view: ListView): boolean {
  return view.search !== '' || view.state !== undefined;
}

/** The public site's order, unfiltered: only then can items be moved. */
export function isArranging(view: ListView): boolean {
  return view.sort === 'chosen' && !isFiltered(view);
}

function lineOf(text: string): string {
  const line = text.replace(/\p{Cc}/gu, ' ').trim();
  // The cut may split a surrogate pair.
  return line.slice(0, maxSearchLength).toWellFormed().trim();
}

function isKeyOf<Table extends object>(table: Table, value: unknown): value is keyof Table {
  return typeof value === 'string' && Object.hasOwn(table, value);
}
