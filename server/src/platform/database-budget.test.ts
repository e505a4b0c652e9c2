import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDatabaseTime, findBudgetError, runWithDatabaseBudget } from './database-budget.ts';

const maxDatabaseMs = 8_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A statement that takes half of the budget. */
function ask(): Promise<void> {
  const statement = new Promise<void>((resolve) => setTimeout(resolve, maxDatabaseMs / 2));
  countDatabaseTime(statement);
  return statement;
}

async function findErrorAfter(work: () => Promise<unknown>): Promise<string | undefined> {
  const error = runWithDatabaseBudget(async () => {
    await work();
    return findBudgetError();
  });
  await vi.advanceTimersByTimeAsync(4 * maxDatabaseMs);
  return (await error)?.name;
}

test('a request goes on while it has time left with the database, and not after', async () => {
  expect(await findErrorAfter(ask)).toBeUndefined();
  expect(await findErrorAfter(() => ask().then(ask))).toBe('DatabaseTooSlowError');
});

test('statements at the same time count once, and other waiting does not count', async () => {
  expect(await findErrorAfter(() => Promise.all([ask(), ask(), ask()]))).toBeUndefined();
  const other = () => new Promise((resolve) => setTimeout(resolve, 2 * maxDatabaseMs));
  expect(await findErrorAfter(other)).toBeUndefined();
});

test('nothing is limited outside of a request', async () => {
  const statements = ask().then(ask).then(ask);
  await vi.advanceTimersByTimeAsync(4 * maxDatabaseMs);
  await statements;
  expect(findBudgetError()).toBeNull();
});
