import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PartContext, PartReport } from './part.ts';
import { findProcess, startProcess, stopProcess } from './processes.ts';
import { acceptsConnections, waitUntilReady } from './readiness.ts';
import { createBucket, s3Environment } from './s3-bucket.ts';

const processName = 's3-stand-in';

export function isStandInRunning(folder: string): boolean {
  return findProcess(folder, processName) !== undefined;
}

export async function startStandIn({
  folder,
  environment,
  ports,
}: PartContext): Promise<PartReport> {
  const port = await ports.claim('s3');
  const objects = join(folder, 's3');
  mkdirSync(objects, { recursive: true });
  const program = join(import.meta.dirname, 's3-stand-in-server.ts');
  await startProcess(folder, {
    name: processName,
    command: process.execPath,
    args: [program, String(port), objects],
    options: { cwd: folder, env: environment },
  });
  const check = () => acceptsConnections(port);
  await waitUntilReady(folder, { processes: [processName], check });
  // The only credentials that s3rver knows.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const access = { endpoint: `http://127.0.0.1:${port}`, ...keys };
  await createBucket(access);
  return {
    state: 'started',
    implementation: 's3rver',
    address: access.endpoint,
    degraded: 'stand-in, does not check all signatures; Ceph is not on PATH',
    isStandIn: true,
    env: s3Environment(access),
  };
}

export async function stopStandIn(folder: string): Promise<void> {
  await stopProcess(folder, { name: processName, signal: 'SIGTERM', timeoutMs: 5000 });
}
