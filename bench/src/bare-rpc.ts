// Hono and `pg` with the SQL of `events.upcoming` and the same response bytes.
import { findEventsStartingIn } from '@danube/server/modules/events/events.repository.ts';
import { widenWindow } from '@danube/server/modules/events/occurrences.ts';
import { toUpcomingWindow } from '@danube/server/modules/events/to-upcoming-window.ts';
import { serve } from '@hono/node-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { fetchRaw } from './fetch-raw.ts';
import { upcomingRequest } from './upcoming-request.ts';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const { text, values } = await statementOfUpcoming();
const { path, ...request } = upcomingRequest;
const answer = await fetchRaw(process.env.SOURCE + path, request);

const app = new Hono();
app.get('/healthz', (c) => c.text('ok'));
app.post(path, async (c) => {
  await c.req.json();
  await pool.query(text, values);
  return c.body(answer.body, 200, answer.headers);
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });

async function statementOfUpcoming(): Promise<{ text: string; values: unknown[] }> {
  let statement: { text: string; values: unknown[] } | undefined;
  const logger = {
    logQuery(text: string, values: unknown[]) {
      statement = { text, values };
    },
  };
  const span = widenWindow(toUpcomingWindow(new Date(), 7));
  await findEventsStartingIn(drizzle(pool, { logger }), span);
  if (!statement) throw new Error('no statement was seen');
  return statement;
}
