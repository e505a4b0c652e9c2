import type { AttentionSource, FigureSource } from '../../platform/today-sources.ts';
import {
  countUnconfirmed,
  countUndecided,
  countUnpayable,
  findUnansweredVatIds,
  sumSalesByDay,
} from './today.repository.ts';

const path = '/admin/sales-reps';

export const repsAttention: readonly AttentionSource[] = [
  { name: 'commissionsHeld', scope: 'money', path, find: countUndecided },
  { name: 'payoutsToConfirm', scope: 'money', path, find: countUnconfirmed },
  { name: 'bankDetailsMissing', scope: 'money', path, find: countUnpayable },
  { name: 'repVatIdsUnconfirmed', scope: 'money', path, find: findUnansweredVatIds },
];

/** Net sales through codes, before refunds. */
export const repsFigures: readonly FigureSource[] = [
  { name: 'repSales', scope: 'money', unit: 'cents', path, read: sumSalesByDay },
];
