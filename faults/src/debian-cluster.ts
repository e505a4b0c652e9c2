import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { asPostgres, runAsPostgres } from './debian-programs.ts';
import { measureMsUntil } from './wait.ts';

const startTimeoutMs = 30 * 60_000;

/** One PostgreSQL 15 from Debian's package, in its own folder. */
export type Cluster = {
  readonly rows: string;
  readonly port: number;
  /** Creates an empty cluster. */
  create(): Promise<void>;
  /** Resolves once it accepts connections; `settings` override its files. */
  start(settings?: readonly string[]): Promise<void>;
  isRunning(): boolean;
  stop(): Promise<void>;
  /** Kills every process immediately. */
  kill(): Promise<void>;
  /** Deletes the data, as after losing a disk. */
  destroy(): Promise<void>;
  /** Through the socket, as superuser; the caller closes the connection. */
  connect(database?: string): Promise<Client>;
  /** Over its own connection. */
  query<Row extends QueryResultRow>(text: string, database?: string): Promise<Row[]>;
};

export function openCluster(options: {
  home: string;
  name: string;
  port: number;
  env?: Record<string, string>;
}): Cluster {
  const { home, port } = options;
  const rows = join(home, options.name);
  const log = join(home, `${options.name}.log`);
  let server: ChildProcess | undefined;

  const connect = (database = 'postgres') => connectBySocket({ host: home, port, database });

  async function query<Row extends QueryResultRow>(text: string, database?: string) {
    const client = await connect(database);
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async function start(settings: readonly string[] = []) {
    const socket = [`unix_socket_directories=${home}`, 'unix_socket_permissions=0700'];
    const all = [`port=${port}`, ...socket, ...settings];
    const settingArgs = all.flatMap((setting) => ['-c', setting]);
    const program = await asPostgres('postgres', ['-D', rows, ...settingArgs], home);
    const output = openSync(log, 'a');
    server = spawn(program.command, program.args, {
      ...program.options,
      cwd: home,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...options.env },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    const accepts = () =>
      query('select 1').then(
        () => true,
        () => !isRunning(),
      );
    await measureMsUntil(accepts, { timeoutMs: startTimeoutMs, everyMs: 50 });
    if (!isRunning())
      throw new Error(`PostgreSQL ended:\n${readFileSync(log, 'utf8').slice(-3000)}`);
  }

  function isRunning(): boolean {
    return server !== undefined && server.exitCode === null && server.signalCode === null;
  }

  async function end(signal: (pid: number) => void) {
    const ending = server;
    if (!ending?.pid || !isRunning()) return;
    const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    signal(ending.pid);
    await ended;
  }

  const kill = () => end(killWithChildren);
  return {
    rows,
    port,
    start,
    isRunning,
    kill,
    connect,
    query,
    create: () => createRows(home, rows),
    stop: () => end((pid) => process.kill(pid, 'SIGINT')),
    async destroy() {
      await kill();
      rmSync(rows, { recursive: true, force: true });
    },
  };
}

async function connectBySocket(to: {
  host: string;
  port: number;
  database: string;
}): Promise<Client> {
  const client = new Client({ ...to, user: 'postgres' });
  // A server killed during a query emits the error twice.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function createRows(home: string, rows: string): Promise<void> {
  const layout = [`--pgdata=${rows}`, '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8'];
  // Only the account can access the socket.
  const rights = ['--auth-local=trust', '--auth-host=scram-sha-256', '--data-checksums'];
  await runAsPostgres('initdb', [...layout, ...rights], { home });
  appendFileSync(join(rows, 'postgresql.conf'), `include '${join(home, 'postgresql.conf')}'\n`);
}

/** The children have their own sessions, so a signal to the process group wouldn't reach them. */
function killWithChildren(pid: number): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  for (const each of [pid, ...children.split(' ').filter(Boolean).map(Number)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It exited between listing and signalling.
    }
  }
}
