import type { CommissionState } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { type CursorTrail, readTrail } from '../../../lib/cursor-trail.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

export const dashboardPath = '/sales-rep-dashboard';
export const rulesPath = '/sales-rep-dashboard/how';

/** Periods to choose from, in days. */
export const periods = [30, 90, 365] as const;
const defaultPeriod = 90;
const linesShown = 10;
const maxCursorLength = 100;

export const stateTexts = {
  pending: 'commissions.states.pending',
  held: 'commissions.states.held',
  payable: 'commissions.states.payable',
  paid: 'commissions.states.paid',
  closed: 'commissions.states.closed',
} as const satisfies Record<CommissionState, TextKey>;

/** The dashboard's URL parameters. */
export type DashboardView = {
  readonly days: number;
  readonly state?: CommissionState;
  readonly trail: CursorTrail;
};

export function readDashboardView(parameters: URLSearchParams): DashboardView {
  const days = Number(parameters.get('days'));
  const state = parameters.get('state');
  return {
    days: periods.find((period) => period === days) ?? defaultPeriod,
    ...(isState(state) ? { state } : {}),
    trail: readTrail(parameters, 'after', (key) => key !== '' && key.length <= maxCursorLength),
  };
}

export function dashboardUrl({ days, state, trail }: DashboardView): string {
  const parameters = new URLSearchParams();
  if (days !== defaultPeriod) parameters.set('days', String(days));
  if (state) parameters.set('state', state);
  for (const key of trail) parameters.append('after', key);
  const query = parameters.toString();
  return query ? `${dashboardPath}?${query}` : dashboardPath;
}

export function linesInput({ state, trail }: DashboardView) {
  const cursor = trail.at(-1);
  return { ...(state ? { state } : {}), ...(cursor ? { cursor } : {}), limit: linesShown };
}

function isState(value: string | null): value is CommissionState {
  return value !== null && Object.hasOwn(stateTexts, value);
}
