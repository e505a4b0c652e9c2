import type { Part, PartContext, PartReport } from './part.ts';
import { findProcess, startProcess, stopProcess } from './processes.ts';
import { findProgram, missingProgramError } from './programs.ts';
import { acceptsConnections, waitUntilReady } from './readiness.ts';

export const redisPart: Part = {
  name: 'redis',
  variables: ['REDIS_URL'],
  optionalVariables: [],
  isRunning: (folder) => findProcess(folder, 'redis') !== undefined,
  start: startRedis,
  async stop(folder) {
    await stopProcess(folder, { name: 'redis', signal: 'SIGTERM', timeoutMs: 5000 });
  },
};

async function startRedis(workplace: PartContext): Promise<PartReport> {
  const { folder, environment } = workplace;
  const command = findProgram('redis-server', environment);
  if (command === undefined) return reportAbsence(workplace);
  const port = await workplace.ports.claim('redis');
  // Nothing is persisted: the product only keeps hints here, and a restart must prove that.
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  await startProcess(folder, { name: 'redis', command, args, options: { cwd: folder } });
  await waitUntilReady(folder, { processes: ['redis'], check: () => acceptsConnections(port) });
  const address = `redis://127.0.0.1:${port}`;
  return {
    state: 'started',
    implementation: 'redis-server',
    address,
    env: { REDIS_URL: address },
  };
}

function reportAbsence({ mustBeReal }: PartContext): PartReport {
  if (mustBeReal) throw missingProgramError('redis-server');
  return {
    state: 'absent',
    implementation: 'none',
    address: '-',
    degraded: 'redis-server is not on PATH: live news and rate limits stay within one process',
    env: {},
  };
}
