import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { findPartitionsEnd } from './analytics.repository.ts';

const database = await testDatabase();
afterAll(() => database.close());

test('the operator is told until when there are months for visits', async () => {
  const end = await findPartitionsEnd(database.db);
  expect(end?.getTime()).toBeGreaterThan(Date.now());
});
