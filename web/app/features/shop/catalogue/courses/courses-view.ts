import type { catalogueContract } from '@danube/contract/catalogue/catalogue.contract.ts';
import type { InferContractRouterInputs } from '@orpc/contract';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { coursesPath } from '../../../shared/paths/course-paths.ts';

type ListInput = InferContractRouterInputs<typeof catalogueContract>['list'];
type Cost = NonNullable<ListInput['cost']>;
type Order = NonNullable<ListInput['order']>;

export const costTexts = {
  free: 'catalogue.free',
  paid: 'courses.list.paid',
} as const satisfies Record<Cost, TextKey>;

export const orderTexts = {
  chosen: 'courses.list.orders.chosen',
  newest: 'courses.list.orders.newest',
  cheapest: 'courses.list.orders.cheapest',
  shortest: 'courses.list.orders.shortest',
} as const satisfies Record<Order, TextKey>;

export const defaultOrder = 'chosen' satisfies Order;

/** The list's URL parameters. */
export type CoursesView = {
  /** Slugs; the settings say which there are. */
  readonly level: string | undefined;
  readonly market: string | undefined;
  readonly instructor: string | undefined;
  readonly cost: Cost | undefined;
  readonly order: Order;
  readonly cursor: string | undefined;
};

/** Unknown values are ignored. */
export function readCoursesView(parameters: URLSearchParams): CoursesView {
  return {
    level: slugIn(parameters.get('level')),
    market: slugIn(parameters.get('market')),
    instructor: slugIn(parameters.get('instructor')),
    cost: known(costTexts, parameters.get('cost')),
    order: known(orderTexts, parameters.get('order')) ?? defaultOrder,
    cursor: parameters.get('cursor')?.slice(0, maxCursorLength) || undefined,
  };
}

type Named = readonly { readonly slug: string }[];

/** Removed entries are ignored too: the form couldn't show them as selected. */
export function dropRemovedEntries(
  view: CoursesView,
  { people, levels, markets }: { people: Named; levels: Named; markets: Named },
): CoursesView {
  const present = (entries: Named, chosen: string | undefined) =>
    entries.some(({ slug }) => slug === chosen) ? chosen : undefined;
  return {
    ...view,
    level: present(levels, view.level),
    market: present(markets, view.market),
    instructor: present(people, view.instructor),
  };
}

const maxCursorLength = 300;

export function isFiltered({ level, market, instructor, cost }: CoursesView): boolean {
  return [level, market, instructor, cost].some((value) => value !== undefined);
}

/** The list with the same filters, from this cursor on. */
export function listUrl(view: CoursesView, cursor?: string): string {
  const { order, cursor: _, ...filters } = view;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) parameters.set(name, value);
  }
  if (order !== defaultOrder) parameters.set('order', order);
  if (cursor !== undefined) parameters.set('cursor', cursor);
  const search = parameters.toString();
  return search ? `${coursesPath}?${search}` : coursesPath;
}

/** Undefined if it can't be a slug. */
function slugIn(value: string | null): string | undefined {
  return value !== null && value.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)
    ? value
    : undefined;
}

function known<Value extends string>(
  texts: Readonly<Record<Value, string>>,
  value: string | null,
): Value | undefined {
  // An own property of the object is one of its keys.
  return value !== null && Object.hasOwn(texts, value) ? (value as Value) : undefined;
}
