// Hono that compares a password with its hash and stores a session: the minimum any sign-in needs.
import { randomUUID } from 'node:crypto';
import { createPasswordHasher } from '@danube/server/modules/identity/accounts/password-hasher.ts';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { memberHeader } from './write-load.ts';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const hasher = createPasswordHasher();

const app = new Hono();
app.get('/healthz', (c) => c.text('ok'));
app.post('/api/rpc/identity/signIn', async (c) => {
  const { json } = await c.req.json();
  const userId = c.req.header(memberHeader) ?? '';
  const { rows } = await pool.query('select password from accounts where user_id = $1', [userId]);
  const isRight = await hasher.verify({ hash: rows[0]?.password, password: json.password });
  if (!isRight) return c.json({}, 401);
  await pool.query(
    `insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
     values ($1, $2, $3, now() + interval '1 day', now(), now())`,
    [randomUUID(), randomUUID(), userId],
  );
  return c.json({});
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
