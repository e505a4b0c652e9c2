import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@danube/e2e/free-port.ts';
import { findProgram } from '@danube/parts/programs.ts';
import type { Program } from './program.ts';

const shipped = join(import.meta.dirname, '../../ops/nginx');

export type Nginx = { readonly url: string; stop(): Promise<void> };

/** The shipped configuration, with these copies as its upstream and one process. */
export async function startShippedNginx(copies: readonly Program[]): Promise<Nginx> {
  const program = findProgram('nginx', { PATH: `${process.env.PATH}:/usr/sbin` });
  if (!program) throw new Error('nginx is not on PATH: apt-get install nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'danube-day-'));
  const port = await freePort();
  const ports = copies.map(({ url }) => new URL(url).port);
  const main = readFileSync(join(shipped, 'nginx.conf'), 'utf8')
    .replace('worker_processes auto;', 'daemon off;\nworker_processes 1;')
    .replaceAll('/tmp/', `${folder}/`)
    .replace(/^ *resolver .*$/m, '')
    .replace(/server web:3000 resolve(.*;)/, (_, options: string) =>
      ports.map((upstream) => `server 127.0.0.1:${upstream}${options}`).join('\n'),
    );
  const listen = readFileSync(join(shipped, 'http.conf'), 'utf8').replace(
    'listen 8080',
    `listen 127.0.0.1:${port}`,
  );
  writeFileSync(join(folder, 'nginx.conf'), main);
  writeFileSync(join(folder, 'listen.conf'), listen);
  copyFileSync(join(shipped, 'site.conf'), join(folder, 'site.conf'));
  const errors = join(folder, 'error.log');
  const nginx = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', errors], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  async function stop() {
    await end(nginx);
    rmSync(folder, { recursive: true, force: true });
  }
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return { url, stop };
    await sleep(100);
  }
  const said = readFileSync(errors, 'utf8');
  await stop();
  throw new Error(`nginx did not start: ${said}`);
}

function end(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    nginx.once('exit', () => resolve());
    nginx.kill('SIGTERM');
  });
}
