// Hono and `pg` with exactly the statements that our procedures sent, for the given member.
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { type Recording, toSteps } from './recorded-statements.ts';
import { memberHeader } from './write-load.ts';

// Written by record-writes.ts.
const recording = JSON.parse(readFileSync(process.env.RECORDING ?? '', 'utf8')) as Recording;
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const app = new Hono();
app.get('/healthz', (c) => c.text('ok'));
for (const path of new Set(recording.statements.map((statement) => statement.path))) {
  const { steps, begin } = toSteps(recording, path);
  app.post(path, async (c) => {
    await c.req.json();
    const change = begin(c.req.header(memberHeader) ?? '');
    const client = await pool.connect();
    try {
      for (const { text, values, givesSerial } of steps) {
        const { rows } = await client.query(text, values(change));
        if (givesSerial) change.serial = rows[0].last;
      }
    } finally {
      client.release();
    }
    return c.json({ json: {} });
  });
}
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
