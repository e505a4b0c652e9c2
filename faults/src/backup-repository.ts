import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { freePort } from '@danube/e2e/free-port.ts';
import { runProgram } from '@danube/parts/programs.ts';
import { createVersionedBucket } from '@danube/parts/s3-versioned-bucket.ts';
import { findDebianProgram, runAsPostgres } from './debian-programs.ts';
import { measureMsUntil } from './wait.ts';

const shipped = join(import.meta.dirname, '../../ops/backup');
const bucket = 'danube-backup';

/** pgBackRest with the shipped configuration and its own repository. */
export type BackupRepository = {
  /** Also for PostgreSQL, whose archive command reads its settings there. */
  readonly env: Record<string, string>;
  run(command: string, options?: readonly string[]): Promise<string>;
  /** Seconds since the last successful backup, as our script reports to Prometheus. */
  age(): Promise<number>;
  close(): Promise<void>;
};

export async function openBackupRepository(options: {
  home: string;
  kind: 's3' | 'file';
  partsEnv: Record<string, string>;
  cluster: { rows: string; port: number };
}): Promise<BackupRepository> {
  const { home, kind, partsEnv, cluster } = options;
  for (const name of ['pgbackrest.conf', 'postgresql.conf']) {
    copyFileSync(join(shipped, name), join(home, name));
    chmodSync(join(home, name), 0o644);
  }
  const proxy = kind === 's3' ? await startTlsProxy(home, partsEnv.S3_ENDPOINT ?? '') : undefined;
  if (proxy) await createVersionedBucket(partsEnv, bucket);
  const env: Record<string, string> = {
    PGBACKREST_CONFIG: join(home, 'pgbackrest.conf'),
    PGBACKREST_LOCK_PATH: join(home, 'lock'),
    PGBACKREST_SPOOL_PATH: join(home, 'spool'),
    PGBACKREST_PG1_PATH: cluster.rows,
    PGBACKREST_PG1_PORT: String(cluster.port),
    PGBACKREST_PG1_SOCKET_PATH: home,
    PGBACKREST_REPO1_CIPHER_PASS: 'only-for-this-drill',
    PGBACKREST_REPO1_PATH: proxy ? `/${basename(home)}` : join(home, 'repository'),
    ...(proxy ? s3Settings(partsEnv, proxy) : {}),
  };
  return {
    env,
    run: (command, more = []) =>
      runAsPostgres('pgbackrest', ['--stanza=danube', ...more, command], { home, env }),
    age: () => readBackupAge(home, env),
    close: async () => proxy?.stop(),
  };
}

async function readBackupAge(home: string, env: Record<string, string>): Promise<number> {
  const script = join(home, 'backup-metrics.sh');
  copyFileSync(join(shipped, 'backup-metrics.sh'), script);
  chmodSync(script, 0o755);
  await runAsPostgres('bash', [script], { home, env: { ...env, TEXTFILE_FOLDER: home } });
  const reported = readFileSync(join(home, 'danube_backup.prom'), 'utf8');
  const [, ended] = /success_timestamp_seconds\{type="full"\} (\d+)/.exec(reported) ?? [];
  return Date.now() / 1000 - Number(ended);
}

type TlsProxy = { port: number; certificate: string; stop(): Promise<void> };

function s3Settings(partsEnv: Record<string, string>, proxy: TlsProxy): Record<string, string> {
  return {
    PGBACKREST_REPO1_TYPE: 's3',
    PGBACKREST_REPO1_S3_ENDPOINT: `localhost:${proxy.port}`,
    PGBACKREST_REPO1_S3_URI_STYLE: 'path',
    PGBACKREST_REPO1_S3_BUCKET: bucket,
    PGBACKREST_REPO1_S3_REGION: partsEnv.S3_REGION ?? '',
    PGBACKREST_REPO1_S3_KEY: partsEnv.S3_ACCESS_KEY_ID ?? '',
    PGBACKREST_REPO1_S3_KEY_SECRET: partsEnv.S3_SECRET_ACCESS_KEY ?? '',
    PGBACKREST_REPO1_STORAGE_CA_FILE: proxy.certificate,
  };
}

/** pgBackRest requires HTTPS, which the local storage doesn't offer. */
async function startTlsProxy(home: string, endpoint: string): Promise<TlsProxy> {
  const port = await freePort();
  const certificate = join(home, 'storage.crt');
  const key = join(home, 'storage.key');
  await runProgram(findDebianProgram('openssl'), [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  chmodSync(certificate, 0o644);
  const path = join(home, 'nginx.conf');
  const errors = join(home, 'nginx.log');
  writeFileSync(path, proxyConfiguration({ home, port, certificate, key, endpoint }));
  const nginx = spawn(findDebianProgram('nginx'), ['-c', path, '-p', home, '-e', errors], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const isPresent = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  const waited = await measureMsUntil(isPresent, { timeoutMs: 5_000 });
  if (Number.isNaN(waited)) throw new Error(readFileSync(errors, 'utf8'));
  return {
    port,
    certificate,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

function proxyConfiguration(given: {
  home: string;
  port: number;
  certificate: string;
  key: string;
  endpoint: string;
}): string {
  const { home } = given;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes 1;
pid ${home}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  client_max_body_size 0;
  ${temporary.map((name) => `${name}_temp_path ${home}/nginx-${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${given.port} ssl;
    ssl_certificate ${given.certificate};
    ssl_certificate_key ${given.key};
    location / {
      proxy_pass ${given.endpoint};
      proxy_http_version 1.1;
      proxy_request_buffering off;
      proxy_buffering off;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
  }
}
`;
}
