import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Documents } from '../../../platform/documents.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { cancelledOccurrence, insertEventWith } from '../events.factory.ts';
import { serveSessionCard } from './session-card.ts';

const database = await testDatabase();
const { db, pool } = database;
const drawCard = vi.fn<Documents['drawCard']>();
const app = new Hono<HttpVariables>().get(
  '/events/:slug/:date/card.png',
  serveSessionCard({ db }, { documents: { drawCard } }),
);

afterAll(() => database.close());

beforeEach(async () => {
  await pool.query('delete from events');
  drawCard.mockReset();
  drawCard.mockResolvedValue('<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>');
});

test('a session has a picture of its title, host and time, drawn once', async () => {
  const { slug } = await insertEventWith(db);
  const path = `/events/${slug}/2026-11-17/card.png?lang=de`;
  for (const answer of [await app.request(path), await app.request(path)]) {
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
  }
  expect(drawCard.mock.calls).toEqual([
    [
      {
        kind: 'session',
        title: expect.any(String),
        host: null,
        startsAt: '2026-11-17T17:00:00Z',
        durationMinutes: 45,
        isAllDay: false,
        isCancelled: false,
      },
      'de',
    ],
  ]);
});

test('a cancelled session says so, and a language that is none is English', async () => {
  const { slug } = await insertEventWith(db, { exceptions: [cancelledOccurrence('2026-11-17')] });
  await app.request(`/events/${slug}/2026-11-17/card.png?lang=xx`);
  expect(drawCard.mock.calls).toMatchObject([[{ isCancelled: true }, 'en']]);
});

test.each(['2026-11-18', '2026-13-01', 'tomorrow'])('there is none on %s', async (date) => {
  const { slug } = await insertEventWith(db);
  const answer = await app.request(`/events/${slug}/${date}/card.png`);
  expect(answer.status).toBe(404);
  expect(drawCard).not.toHaveBeenCalled();
});
