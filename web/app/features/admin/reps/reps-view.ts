import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { type CursorTrail, readTrail } from '../../../lib/cursor-trail.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { isCursor, isKeyOf, toSearchLine } from '../sales/kit/search-parameters.ts';

export const repsPath = '/admin/sales-reps';

export function repPath(id: RepId): string {
  return `${repsPath}/${id}`;
}

export const repStateTexts = {
  active: 'reps.states.active',
  closed: 'reps.states.closed',
} as const satisfies Record<string, TextKey>;

export const repPeriodTexts = {
  '30': 'reps.periods.month',
  '90': 'reps.periods.quarter',
  '365': 'reps.periods.year',
} as const satisfies Record<string, TextKey>;

export const defaultPeriod = '90';

/** The list's URL parameters. */
export type RepsView = {
  search: string;
  state?: keyof typeof repStateTexts;
  days: keyof typeof repPeriodTexts;
  trail: CursorTrail;
};

/** Returns valid input for the server, whatever the URL contains. */
export function readRepsView(parameters: URLSearchParams): RepsView {
  const state = parameters.get('state');
  const days = parameters.get('days');
  return {
    search: toSearchLine(parameters.get('search') ?? '', 100),
    ...(isKeyOf(repStateTexts, state) ? { state } : {}),
    days: isKeyOf(repPeriodTexts, days) ? days : defaultPeriod,
    trail: readTrail(parameters, 'after', isCursor),
  };
}

export function repsUrl({ search, state, days, trail }: RepsView): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (state) parameters.set('state', state);
  if (days !== defaultPeriod) parameters.set('days', days);
  for (const key of trail) parameters.append('after', key);
  const query = parameters.toString();
  return query ? `${repsPath}?${query}` : repsPath;
}

export function repsInput({ search, state, days, trail }: RepsView) {
  const cursor = trail.at(-1);
  return {
    search,
    days: Number(days),
    limit: 25,
    ...(state ? { state } : {}),
    ...(cursor ? { cursor } : {}),
  };
}

export function isFiltered({ search, state }: RepsView): boolean {
  return search !== '' || state !== undefined;
}
