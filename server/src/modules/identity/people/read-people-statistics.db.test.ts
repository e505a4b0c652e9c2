import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callers, contextOf } from '../../../testing/callers.ts';
import { openStage } from '../../../testing/stage.ts';
import { insertPerson } from '../identity.factory.ts';

const stage = await openStage();

afterAll(() => stage.close());

const as = (caller: Caller) =>
  createRouterClient(stage.parts.router, { context: contextOf(callers[caller]) }).identity.people;

const requested = { from: '2026-11-10', to: '2026-11-11' };

beforeAll(async () => {
  // The academy's day starts at 23:00 UTC; there is one account on each side of both ends.
  const moments = [
    '2026-11-09T22:59:59Z',
    '2026-11-09T23:00:00Z',
    '2026-11-11T22:59:59Z',
    '2026-11-11T23:00:00Z',
  ];
  for (const [index, moment] of moments.entries()) {
    await insertPerson(stage.db, { id: `person-${index}` });
    await stage.database.pool.query(
      'update users set created_at = $2, last_active_at = $3 where id = $1',
      [`person-${index}`, moment, index === 1 ? '2026-11-12T10:00:00Z' : moment],
    );
  }
});

test('counts who joined on days of the academy, who came back, and all until then', async () => {
  expect(await as('support').statistics(requested)).toMatchObject({
    total: 3,
    joined: 2,
    returned: 1,
    days: [
      { day: '2026-11-10', joined: 1 },
      { day: '2026-11-11', joined: 1 },
    ],
  });
});

test('is for those who look after people', async () => {
  await expect(as('bookkeeper').statistics(requested)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
