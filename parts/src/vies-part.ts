import { join } from 'node:path';
import type { Part, PartContext, PartReport } from './part.ts';
import { findProcess, startProcess, stopProcess } from './processes.ts';
import { acceptsConnections, waitUntilReady } from './readiness.ts';

export const viesPart: Part = {
  name: 'vies',
  variables: ['VIES_URL'],
  optionalVariables: [],
  isRunning: (folder) => findProcess(folder, 'vies') !== undefined,
  start: startVies,
  async stop(folder) {
    await stopProcess(folder, { name: 'vies', signal: 'SIGTERM', timeoutMs: 5000 });
  },
};

async function startVies({ folder, environment, ports }: PartContext): Promise<PartReport> {
  const port = await ports.claim('vies');
  await startProcess(folder, {
    name: 'vies',
    command: process.execPath,
    args: [join(import.meta.dirname, 'vies-stand-in-server.ts'), String(port)],
    options: { cwd: folder, env: environment },
  });
  const check = () => acceptsConnections(port);
  await waitUntilReady(folder, { processes: ['vies'], check });
  const url = `http://127.0.0.1:${port}`;
  return {
    state: 'started',
    implementation: 'stand-in for VIES',
    address: url,
    env: { VIES_URL: url },
  };
}
