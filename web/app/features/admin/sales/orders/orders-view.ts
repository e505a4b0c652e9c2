import type { queries } from '../../../../lib/api.ts';
import { type CursorTrail, readTrail } from '../../../../lib/cursor-trail.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { isCursor, isKeyOf, toSearchLine } from '../kit/search-parameters.ts';
import { methodTexts, stateTexts } from '../sales-names.ts';

export const ordersPageSize = 25;

type ListInput = Parameters<typeof queries.ordersAdmin.list.call>[0];

export const sortTexts = {
  newest: 'sales.orders.order.newest',
  oldest: 'sales.orders.order.oldest',
  largest: 'sales.orders.order.largest',
} as const satisfies Record<NonNullable<ListInput['order']>, TextKey>;

export const defaultSort = 'newest' satisfies keyof typeof sortTexts;

/** The list's URL parameters. */
export type OrdersView = {
  search: string;
  state?: keyof typeof stateTexts;
  method?: keyof typeof methodTexts;
  country?: string;
  /** Only orders that need attention. */
  needsAttention: boolean;
  sort: keyof typeof sortTexts;
  trail: CursorTrail;
};

/** In the form and the URL, "needs attention" is one of the states. */
const attention = 'attention';

export const filterTexts = { [attention]: 'sales.orders.needsAttention', ...stateTexts } as const;

/** The selected option. */
export function chosenState({ state, needsAttention }: OrdersView): string {
  return needsAttention ? attention : (state ?? '');
}

const trailName = 'after';
const maxSearchLength = 100;

/** Returns valid input for the server, whatever the URL contains. */
export function readOrdersView(parameters: URLSearchParams): OrdersView {
  const state = parameters.get('state');
  const method = parameters.get('method');
  const country = parameters.get('country') ?? '';
  const sort = parameters.get('order');
  return {
    search: toSearchLine(parameters.get('search') ?? '', maxSearchLength),
    ...(isKeyOf(stateTexts, state) ? { state } : {}),
    ...(isKeyOf(methodTexts, method) ? { method } : {}),
    ...(isCountry(country) ? { country } : {}),
    needsAttention: state === attention,
    sort: isKeyOf(sortTexts, sort) ? sort : defaultSort,
    trail: readTrail(parameters, trailName, isCursor),
  };
}

function isCountry(text: string): boolean {
  return /^[A-Z]{2}$/.test(text);
}

/** The URL of a view; defaults are left out. */
export function ordersUrl(view: OrdersView): string {
  const parameters = new URLSearchParams();
  if (view.search) parameters.set('search', view.search);
  if (chosenState(view)) parameters.set('state', chosenState(view));
  if (view.method) parameters.set('method', view.method);
  if (view.country) parameters.set('country', view.country);
  if (view.sort !== defaultSort) parameters.set('order', view.sort);
  for (const key of view.trail) parameters.append(trailName, key);
  const query = parameters.toString();
  return query ? `/admin/orders?${query}` : '/admin/orders';
}

export function exportInput({ search, state, method, country, needsAttention }: OrdersView) {
  return {
    search,
    ...(state ? { state } : {}),
    ...(method ? { method } : {}),
    ...(country ? { country } : {}),
    ...(needsAttention ? { attention: 'true' } : {}),
  };
}

export function listInput(view: OrdersView) {
  const cursor = view.trail.at(-1);
  return {
    ...exportInput(view),
    order: view.sort,
    ...(cursor ? { cursor } : {}),
    limit: ordersPageSize,
  };
}

/** True if a filter hides orders; sorting doesn't. */
export function isFiltered({ search, ...view }: OrdersView): boolean {
  const isNarrowed = [view.state, view.method, view.country].some((part) => part !== undefined);
  return search !== '' || isNarrowed || view.needsAttention;
}

export function orderPath(id: string): string {
  return `/admin/orders/${encodeURIComponent(id)}`;
}
