import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { insertEventWith } from '../events.factory.ts';
import { serveOccurrenceFile } from './occurrence-file.ts';

const database = await testDatabase();
const { db, pool } = database;
const siteUrl = 'https://danube.example';
const app = new Hono<HttpVariables>().get(
  '/events/:slug/:date/calendar.ics',
  serveOccurrenceFile({ db, settings: { siteUrl, secret: 'not used here' } }),
);

afterAll(() => database.close());

beforeEach(() => pool.query('delete from events'));

test('a session is a calendar file of one entry, which leads to our addresses only', async () => {
  const { slug } = await insertEventWith(db);
  const answer = await app.request(`/events/${slug}/2026-11-17/calendar.ics`);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const text = (await answer.text()).replaceAll('\r\n ', '');
  expect(text.match(/^DTSTART:.*$/gm)).toEqual(['DTSTART:20261117T170000Z']);
  expect(text).toContain(`${siteUrl}/events/${slug}/2026-11-17`);
  expect(text).not.toContain('meet.');
});

test.each(['2026-11-18', '2026-13-01', 'tomorrow'])('there is none on %s', async (date) => {
  const { slug } = await insertEventWith(db);
  const answer = await app.request(`/events/${slug}/${date}/calendar.ics`);
  expect(answer.status).toBe(404);
});
