import type { Part, PartContext, PartReport } from './part.ts';
import { startCluster } from './postgres-cluster.ts';
import { prepareDatabase } from './postgres-database.ts';
import { findProcess, stopProcess } from './processes.ts';

export const postgresPart: Part = {
  name: 'postgres',
  variables: ['DATABASE_URL', 'DATABASE_OWNER_URL'],
  optionalVariables: [],
  isRunning: (folder) => findProcess(folder, 'postgres') !== undefined,
  start: startPostgres,
  async stop(folder) {
    // SIGINT is PostgreSQL's fast shutdown: clients are disconnected, data is safe.
    await stopProcess(folder, { name: 'postgres', signal: 'SIGINT', timeoutMs: 30_000 });
  },
};

async function startPostgres(workplace: PartContext): Promise<PartReport> {
  const { secrets, isFast } = workplace;
  const port = await workplace.ports.claim('postgres');
  await startCluster(workplace, port);
  const version = await prepareDatabase(port, secrets);
  const host = `127.0.0.1:${port}`;
  return {
    state: 'started',
    implementation: `PostgreSQL ${version}`,
    address: host,
    ...(isFast ? { degraded: 'PARTS_FAST: rows may be lost if the machine stops' } : {}),
    env: {
      DATABASE_URL: `postgres://danube_app:${secrets.postgresAppPassword}@${host}/danube`,
      DATABASE_OWNER_URL: `postgres://danube_owner:${secrets.postgresOwnerPassword}@${host}/danube`,
    },
  };
}
