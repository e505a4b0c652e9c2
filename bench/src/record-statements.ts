// Preloaded (`node --import`): writes every SQL statement that a procedure causes to
// STATEMENTS_FILE, with the path that was called.
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { type IncomingMessage, Server } from 'node:http';
import { createRequire } from 'node:module';
import type Pg from 'pg';

// The server's copy of the module; this folder may resolve a different one.
const serverRequire = createRequire(new URL('../../server/src/main.ts', import.meta.url));
const pg: typeof Pg = serverRequire('pg');

const calls = new AsyncLocalStorage<string>();
const file = process.env.STATEMENTS_FILE ?? '';

// All overloads end up in this signature.
const emit: (event: string, ...args: unknown[]) => boolean = Server.prototype.emit;
Server.prototype.emit = function emitWithin(this: Server, name: string, ...args: unknown[]) {
  const [request] = args;
  if (name !== 'request') return Reflect.apply(emit, this, [name, ...args]);
  // Node passes the request to the listeners of this event.
  const path = (request as IncomingMessage).url ?? '';
  return calls.run(path, () => Reflect.apply(emit, this, [name, ...args]));
};

const query: unknown = pg.Client.prototype.query;
pg.Client.prototype.query = function queryAndRecord(this: Pg.Client, ...given: unknown[]) {
  const path = calls.getStore();
  const [config, values] = given;
  if (path?.startsWith('/api/rpc/')) record(path, config, values);
  // The original method with the original arguments.
  return Reflect.apply(query as (...all: unknown[]) => unknown, this, given);
} as typeof pg.Client.prototype.query;

function record(path: string, config: unknown, values: unknown): void {
  const isText = typeof config === 'string';
  // pg accepts a string, or an object with text and values.
  const requested = (isText ? { text: config, values } : config) as {
    text: string;
    values?: unknown[];
  };
  const own = Array.isArray(values) ? values : requested.values;
  appendFileSync(file, `${JSON.stringify({ path, text: requested.text, values: own ?? [] })}\n`);
}
