import type { queries } from '../../../../lib/api.ts';
import { type CursorTrail, readTrail } from '../../../../lib/cursor-trail.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { isCursor, isKeyOf, toSearchLine } from '../kit/search-parameters.ts';

export const couponsPageSize = 25;

type ListInput = Parameters<typeof queries.coupons.list.call>[0];

export const couponStateTexts = {
  usable: 'sales.coupons.states.usable',
  over: 'sales.coupons.states.over',
} as const satisfies Record<NonNullable<ListInput['state']>, TextKey>;

/** The list's URL parameters. */
export type CouponsView = {
  search: string;
  state?: keyof typeof couponStateTexts;
  trail: CursorTrail;
};

/** Returns valid input for the server, whatever the URL contains. */
export function readCouponsView(parameters: URLSearchParams): CouponsView {
  const state = parameters.get('state');
  return {
    search: toSearchLine(parameters.get('search') ?? '', 100),
    ...(isKeyOf(couponStateTexts, state) ? { state } : {}),
    trail: readTrail(parameters, 'after', isCursor),
  };
}

export function couponsUrl({ search, state, trail }: CouponsView): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (state) parameters.set('state', state);
  for (const key of trail) parameters.append('after', key);
  const query = parameters.toString();
  return query ? `/admin/coupons?${query}` : '/admin/coupons';
}

export function couponsInput({ search, state, trail }: CouponsView) {
  const cursor = trail.at(-1);
  return {
    search,
    ...(state ? { state } : {}),
    ...(cursor ? { cursor } : {}),
    limit: couponsPageSize,
  };
}

export function isFiltered({ search, state }: CouponsView): boolean {
  return search !== '' || state !== undefined;
}
