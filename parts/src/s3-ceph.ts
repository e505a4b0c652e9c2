import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartContext, PartReport } from './part.ts';
import { findProcess, stopProcess } from './processes.ts';
import { createBucket, s3Environment } from './s3-bucket.ts';
import {
  createCluster,
  gatewayProcess,
  monitorProcess,
  osdProcess,
  resumeCluster,
} from './s3-ceph-cluster.ts';
import type { CephClusterSettings } from './s3-ceph-configuration.ts';

export function isCephRunning(folder: string): boolean {
  const names = [monitorProcess, osdProcess, gatewayProcess];
  return names.every((name) => findProcess(folder, name) !== undefined);
}

export async function startCeph(workplace: PartContext): Promise<PartReport> {
  const { folder, secrets } = workplace;
  const before = readSite(folder);
  const isSaved = existsSync(savedPath(folder));
  // From here on the saved objects may be outdated until the OSD's next clean stop.
  rmSync(savedPath(folder), { force: true });

  const site = await planClusterSettings(workplace, before);
  const access = {
    endpoint: `http://127.0.0.1:${site.s3Port}`,
    accessKeyId: secrets.s3AccessKeyId,
    secretAccessKey: secrets.s3SecretAccessKey,
    keepsRules: true,
  };
  const canResume = isSaved && before?.monitorPort === site.monitorPort;
  if (canResume) await resumeCluster({ workplace, site });
  else await createCluster({ workplace, site }, access);
  await createBucket(access);
  writeFileSync(sitePath(folder), JSON.stringify(site));

  const hasLostObjects = before !== undefined && !canResume;
  return {
    state: 'started',
    implementation: 'Ceph radosgw',
    address: access.endpoint,
    ...(hasLostObjects ? { degraded: 'did not stop cleanly: its objects are gone' } : {}),
    env: s3Environment(access),
  };
}

/** The gateway is stateless and gets killed; the OSD gets time to write its memory to disk. */
export async function stopCeph(folder: string): Promise<void> {
  const isWhole = findProcess(folder, osdProcess) !== undefined && existsSync(sitePath(folder));
  await stopProcess(folder, { name: gatewayProcess, signal: 'SIGKILL', timeoutMs: 3000 });
  const isSaved = await stopProcess(folder, {
    name: osdProcess,
    signal: 'SIGTERM',
    timeoutMs: 60_000,
  });
  await stopProcess(folder, { name: monitorProcess, signal: 'SIGTERM', timeoutMs: 10_000 });
  if (isWhole && isSaved) writeFileSync(savedPath(folder), '');
}

async function planClusterSettings(
  workplace: PartContext,
  before: CephClusterSettings | undefined,
): Promise<CephClusterSettings> {
  const { folder, ports } = workplace;
  const [s3Port, monitorPort, oldMonitorPort] = await Promise.all([
    ports.claim('s3'),
    ports.claim('cephMonitor'),
    ports.claim('cephMonitorOldProtocol'),
  ]);
  return {
    home: cephHome(folder),
    clusterId: before?.clusterId ?? randomUUID(),
    s3Port,
    monitorPort,
    oldMonitorPort,
    osdPorts: ports.range,
  };
}

function readSite(folder: string): CephClusterSettings | undefined {
  if (!existsSync(sitePath(folder))) return undefined;
  // Only startCeph writes this file.
  return JSON.parse(readFileSync(sitePath(folder), 'utf8')) as CephClusterSettings;
}

function cephHome(folder: string): string {
  return join(folder, 'ceph');
}

function sitePath(folder: string): string {
  return join(cephHome(folder), 'site.json');
}

function savedPath(folder: string): string {
  return join(cephHome(folder), 'saved');
}
