import type { queries } from '../../../../lib/api.ts';
import { type CursorTrail, readTrail } from '../../../../lib/cursor-trail.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { isCursor, isKeyOf, toSearchLine } from '../kit/search-parameters.ts';

export const subscriptionsPageSize = 25;

type ListInput = Parameters<typeof queries.subscriptionsAdmin.list.call>[0];

export const subscriptionStateTexts = {
  active: 'sales.subscriptions.states.active',
  pastDue: 'sales.subscriptions.states.pastDue',
  ending: 'sales.subscriptions.states.ending',
  ended: 'sales.subscriptions.states.ended',
} as const satisfies Record<NonNullable<ListInput['state']>, TextKey>;

/** The list's URL parameters. */
export type SubscriptionsView = {
  search: string;
  state?: keyof typeof subscriptionStateTexts;
  trail: CursorTrail;
};

/** Returns valid input for the server, whatever the URL contains. */
export function readSubscriptionsView(parameters: URLSearchParams): SubscriptionsView {
  const state = parameters.get('state');
  return {
    search: toSearchLine(parameters.get('search') ?? '', 100),
    ...(isKeyOf(subscriptionStateTexts, state) ? { state } : {}),
    trail: readTrail(parameters, 'after', isCursor),
  };
}

export function subscriptionsUrl({ search, state, trail }: SubscriptionsView): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (state) parameters.set('state', state);
  for (const key of trail) parameters.append('after', key);
  const query = parameters.toString();
  return query ? `/admin/subscriptions?${query}` : '/admin/subscriptions';
}

export function subscriptionsInput({ search, state, trail }: SubscriptionsView) {
  const cursor = trail.at(-1);
  return {
    search,
    ...(state ? { state } : {}),
    ...(cursor ? { cursor } : {}),
    limit: subscriptionsPageSize,
  };
}

export function isFiltered({ search, state }: SubscriptionsView): boolean {
  return search !== '' || state !== undefined;
}
