import type { catalogueContract } from '@danube/contract/catalogue/catalogue.contract.ts';
import type { InferContractRouterInputs } from '@orpc/contract';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { coursesPath } from '../../../shared/paths/course-paths.ts';
import { levelTexts, marketTexts } from '../../item/catalogue-names.ts';

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

export const usualOrder = 'chosen' satisfies Order;

/** The list's URL parameters. */
export type CoursesView = {
  readonly level: keyof typeof levelTexts | undefined;
  readonly market: keyof typeof marketTexts | undefined;
  /** Slug of an instructor; the settings list them. */
  readonly instructor: string | undefined;
  readonly cost: Cost | undefined;
  readonly order: Order;
  readonly cursor: string | undefined;
};

/** Unknown values are ignored. */
export function readCoursesView(parameters: URLSearchParams): CoursesView {
  return {
    level: known(levelTexts, parameters.get('level')),
    market: known(marketTexts, parameters.get('market')),
    instructor: slugIn(parameters.get('instructor')),
    cost: known(costTexts, parameters.get('cost')),
    order: known(orderTexts, parameters.get('order')) ?? usualOrder,
    cursor: parameters.get('cursor')?.slice(0, cursorLength) || undefined,
  };
}

/** A removed instructor is ignored too, because the form couldn't show the selection. */
export function withPresentInstructor(
  view: CoursesView,
  people: readonly { readonly slug: string }[],
): CoursesView {
  const isPresent = people.some(({ slug }) => slug === view.instructor);
  return isPresent ? view : { ...view, instructor: undefined };
}

const cursorLength = 300;

export function isFiltered({ level, market, instructor, cost }: CoursesView): boolean {
  return [level, market, instructor, cost].some((value) => value !== undefined);
}

/** The list with the same filters, from this cursor on. */
export function listAddress(view: CoursesView, cursor?: string): string {
  const { order, cursor: _, ...filters } = view;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) parameters.set(name, value);
  }
  if (order !== usualOrder) parameters.set('order', order);
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
