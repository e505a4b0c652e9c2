import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartContext } from './part.ts';
import { startProcess } from './processes.ts';
import { findProgram, runProgram } from './programs.ts';
import { acceptsConnections, answersHttp, waitUntilReady } from './readiness.ts';
import type { S3Access } from './s3-bucket.ts';
import {
  type CephClusterSettings,
  formatCephConfiguration,
  gatewayName,
  monitorAddress,
} from './s3-ceph-configuration.ts';

const programs = [
  'ceph-mon',
  'ceph-osd',
  'radosgw',
  'ceph',
  'ceph-authtool',
  'monmaptool',
  'radosgw-admin',
] as const;
type CephProgram = (typeof programs)[number];

export const monitorProcess = 'ceph-monitor';
export const osdProcess = 'ceph-osd';
export const gatewayProcess = 'ceph-gateway';

export function findMissingCephProgram(environment: NodeJS.ProcessEnv): string | undefined {
  return programs.find((program) => findProgram(program, environment) === undefined);
}

export interface Ceph {
  workplace: PartContext;
  site: CephClusterSettings;
}

/** A new, empty cluster with one S3 user; deletes what was in the folder. */
export async function createCluster(ceph: Ceph, user: S3Access): Promise<void> {
  const { site } = ceph;
  const { home, clusterId } = site;
  const run = (program: CephProgram, args: readonly string[]) => runCeph(ceph, program, args);
  rmSync(home, { recursive: true, force: true });
  for (const name of ['mon', 'osd', 'rgw', 'run']) mkdirSync(join(home, name), { recursive: true });
  writeFileSync(configurationPath(site), formatCephConfiguration(site));
  await createKeys(home, run);

  const map = join(home, 'monmap');
  await run('monmaptool', [
    '--create',
    '--fsid',
    clusterId,
    '--addv',
    'a',
    monitorAddress(site),
    map,
  ]);
  await run('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map, '--keyring', join(home, 'keyring')]);
  await startMonitor(ceph);
  const osdId = randomUUID();
  await run('ceph', ['osd', 'new', osdId, '0']);
  await run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', osdId]);
  await startStorage(ceph);
  await run('radosgw-admin', [
    'user',
    'create',
    '--uid=danube',
    '--display-name=danube',
    `--access-key=${user.accessKeyId}`,
    `--secret-key=${user.secretAccessKey}`,
  ]);
}

/** Restores the state of the last clean stop. */
export async function resumeCluster(ceph: Ceph): Promise<void> {
  writeFileSync(configurationPath(ceph.site), formatCephConfiguration(ceph.site));
  await startMonitor(ceph);
  await startStorage(ceph);
}

async function createKeys(
  home: string,
  run: (program: CephProgram, args: readonly string[]) => Promise<string>,
): Promise<void> {
  const everything = ['mon', 'osd', 'mgr', 'mds'].map((service) => [service, 'allow *'] as const);
  const holders = [
    { name: 'mon.', rights: [['mon', 'allow *']] },
    { name: 'client.admin', rights: everything },
    {
      name: 'osd.0',
      rights: [
        ['mon', 'allow profile osd'],
        ['osd', 'allow *'],
      ],
    },
    {
      name: gatewayName,
      rights: [
        ['mon', 'allow rw'],
        ['osd', 'allow rwx'],
      ],
    },
  ];
  const keyring = join(home, 'keyring');
  writeFileSync(keyring, '', { mode: 0o600 });
  // Sequentially: each call rewrites the same file.
  for (const { name, rights } of holders) {
    const caps = rights.flatMap(([service, right]) => ['--cap', service ?? '', right ?? '']);
    await run('ceph-authtool', [keyring, '--gen-key', '-n', name, ...caps]);
  }
}

async function startMonitor(ceph: Ceph): Promise<void> {
  await startDaemon(ceph, {
    name: monitorProcess,
    program: 'ceph-mon',
    args: ['-i', 'a'],
  });
  // Earlier requests would be told to retry seconds later.
  await waitUntilReady(ceph.workplace.folder, {
    processes: [monitorProcess],
    check: () => acceptsConnections(ceph.site.monitorPort),
  });
}

async function startStorage(ceph: Ceph): Promise<void> {
  await startDaemon(ceph, { name: osdProcess, program: 'ceph-osd', args: ['-i', '0'] });
  await startDaemon(ceph, {
    name: gatewayProcess,
    program: 'radosgw',
    args: ['-n', gatewayName],
  });
  await waitUntilReady(ceph.workplace.folder, {
    processes: [monitorProcess, osdProcess, gatewayProcess],
    check: () => answersHttp(`http://127.0.0.1:${ceph.site.s3Port}/`),
  });
}

async function startDaemon(
  ceph: Ceph,
  daemon: { name: string; program: CephProgram; args: readonly string[] },
): Promise<void> {
  await startProcess(ceph.workplace.folder, {
    name: daemon.name,
    command: locate(daemon.program, ceph),
    args: ['-f', ...daemon.args],
    options: { cwd: ceph.site.home, env: cephEnvironment(ceph) },
  });
}

function runCeph(ceph: Ceph, program: CephProgram, args: readonly string[]): Promise<string> {
  return runProgram(locate(program, ceph), args, { env: cephEnvironment(ceph) });
}

function locate(program: CephProgram, { workplace }: Ceph): string {
  return findProgram(program, workplace.environment) ?? program;
}

function cephEnvironment({ workplace, site }: Ceph): NodeJS.ProcessEnv {
  return { ...workplace.environment, CEPH_CONF: configurationPath(site), CEPH_ARGS: '' };
}

function configurationPath({ home }: CephClusterSettings): string {
  return join(home, 'ceph.conf');
}
