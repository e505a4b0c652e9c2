import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@danube/e2e/free-port.ts';
import type { Copy } from '@danube/e2e/product.ts';
import { findProgram } from '@danube/parts/programs.ts';
import { sendRequest } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

export type Proxy = { readonly url: string; stop(): Promise<void> };

/**
 * nginx in front of the instances. It doesn't check /readyz: it learns only from failures that an
 * instance is shutting down, and retries elsewhere what is safe to retry (reads, and requests that
 * were never sent). `idleSeconds` must be seconds shorter than the drain period, so that no
 * keep-alive connection is used while its instance closes it, even on a slow machine. A failed
 * instance is tried again after `retrySeconds`.
 */
export async function startProxy(
  copies: readonly Copy[],
  options: { idleSeconds: number; retrySeconds: number },
): Promise<Proxy> {
  const program = findProgram('nginx', { PATH: `${process.env.PATH}:/usr/sbin` });
  if (!program) throw new Error('nginx is not on PATH: apt-get install nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'danube-proxy-'));
  const port = await freePort();
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, configuration({ folder, port, copies, ...options }));
  const nginx = spawn(program, ['-c', path, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const started = await measureMsUntil(
    async () => (await sendRequest(`${url}/healthz`)).status === 200,
    { timeoutMs: 5_000 },
  );
  if (Number.isNaN(started)) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
  return {
    url,
    async stop() {
      await end(nginx);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function end(nginx: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    nginx.once('exit', () => resolve());
    nginx.kill('SIGTERM');
  });
}

function configuration(settings: {
  folder: string;
  port: number;
  copies: readonly Copy[];
  idleSeconds: number;
  retrySeconds: number;
}): string {
  const { folder, port, copies, idleSeconds, retrySeconds } = settings;
  const servers = copies.map(
    (copy) => `server 127.0.0.1:${copy.port} max_fails=3 fail_timeout=${retrySeconds}s;`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream copies {
    ${servers.join('\n    ')}
    keepalive 64;
    keepalive_timeout ${idleSeconds}s;
  }
  server {
    listen 127.0.0.1:${port};
    keepalive_requests 100000;
    location / {
      proxy_pass http://copies;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_connect_timeout 5s;
      proxy_next_upstream error timeout http_503;
    }
  }
}
`;
}
