// Hono and `pg` with the batched commits and SQL of our visits, and nothing else.
import { insertVisits } from '@danube/server/modules/analytics/analytics.repository.ts';
import { createGroupCommit } from '@danube/server/modules/analytics/group-commit.ts';
import type { VisitRow } from '@danube/server/modules/analytics/visit-row.ts';
import { serve } from '@hono/node-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { visitRequest } from './visit-request.ts';

const db = drizzle(new Pool({ connectionString: process.env.DATABASE_URL, max: 10 }));
const queue = createGroupCommit<VisitRow>({
  write: (visits) => insertVisits(db, visits),
  maxBatch: 500,
  maxWaiting: 5_000,
});

const app = new Hono();
app.get('/healthz', (c) => c.text('ok'));
app.post(visitRequest.path, async (c) => {
  const { routePattern, referrer, visitorId } = JSON.parse(await c.req.text());
  await queue.add({
    createdAt: new Date(),
    visitorId,
    userId: null,
    ipAddress: c.req.header('x-forwarded-for') ?? null,
    userAgent: 'Firefox, Linux',
    pagePath: routePattern,
    referrer,
    isBot: false,
    originCountry: null,
    language: null,
    device: 'desktop',
    browser: 'Firefox, Linux',
    dayVisitor: '1',
  });
  return c.body(null, 204);
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
