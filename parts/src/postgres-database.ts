import pg from 'pg';
import type { Secrets } from './secrets.ts';

const extensions = ['pg_trgm', 'unaccent', 'citext', 'pgcrypto', 'btree_gist'];

/** Creates roles, database and extensions; idempotent. Returns the server's version. */
export async function prepareDatabase(port: number, secrets: Secrets): Promise<string> {
  // template1 first, so that `danube` and every database its owner creates inherit the extensions.
  await withSuperuser({ port, secrets, database: 'template1' }, createExtensions);
  return withSuperuser({ port, secrets, database: 'postgres' }, async (client) => {
    await createRole(client, {
      name: 'danube_owner',
      password: secrets.postgresOwnerPassword,
      rights: 'CREATEDB',
    });
    await createRole(client, {
      name: 'danube_app',
      password: secrets.postgresAppPassword,
      rights: 'NOCREATEDB',
    });
    // Otherwise the owner couldn't drop a test database that the application is still connected to.
    await client.query('GRANT pg_signal_backend TO danube_owner');
    if (!(await exists(client, "SELECT FROM pg_database WHERE datname = 'danube'"))) {
      await client.query('CREATE DATABASE danube OWNER danube_owner');
    }
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version ?? '';
  });
}

export async function acceptsQueries(port: number, secrets: Secrets): Promise<boolean> {
  await withSuperuser({ port, secrets, database: 'postgres' }, (client) =>
    client.query('SELECT 1'),
  );
  return true;
}

interface Target {
  port: number;
  secrets: Secrets;
  database: string;
}

async function withSuperuser<Result>(
  { port, secrets, database }: Target,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    database,
    user: 'postgres',
    password: secrets.postgresSuperuserPassword,
  });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

async function createExtensions(client: pg.Client): Promise<void> {
  for (const extension of extensions) {
    await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
  }
}

async function createRole(
  client: pg.Client,
  role: { name: string; password: string; rights: string },
): Promise<void> {
  if (await exists(client, `SELECT FROM pg_roles WHERE rolname = '${role.name}'`)) return;
  const password = client.escapeLiteral(role.password);
  await client.query(`CREATE ROLE ${role.name} LOGIN ${role.rights} PASSWORD ${password}`);
}

async function exists(client: pg.Client, query: string): Promise<boolean> {
  const { rowCount } = await client.query(query);
  return rowCount !== 0;
}
