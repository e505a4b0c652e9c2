import { AsyncLocalStorage } from 'node:async_hooks';

/** Visitors wait for at most 15 s, and the last statement may take 6 s of them. */
const maxDatabaseMs = 8_000;

/** The request has waited for the database so long that its visitor won't wait for the rest. */
export class DatabaseTooSlowError extends Error {
  override readonly name = 'DatabaseTooSlowError';
}

type Budget = { spentMs: number; running: number; since: number };

const budgets = new AsyncLocalStorage<Budget>();

/**
 * Limits how long the work may wait for the database in total. Each statement has its own limit,
 * but twenty that take just less would keep a visitor waiting for minutes.
 */
export function runWithDatabaseBudget<Result>(work: () => Result): Result {
  return budgets.run({ spentMs: 0, running: 0, since: 0 }, work);
}

/** Null outside of a request, and while there is time left. */
export function findBudgetError(): DatabaseTooSlowError | null {
  const budget = budgets.getStore();
  if (!budget || budget.spentMs < maxDatabaseMs) return null;
  return new DatabaseTooSlowError('the request has used up its time with the database');
}

/** Statements that run at the same time count once. */
export function countDatabaseTime(statement: Promise<unknown>): void {
  const budget = budgets.getStore();
  if (!budget) return;
  if (budget.running === 0) budget.since = performance.now();
  budget.running += 1;
  const end = () => {
    budget.running -= 1;
    if (budget.running === 0) budget.spentMs += performance.now() - budget.since;
  };
  statement.then(end, end);
}
