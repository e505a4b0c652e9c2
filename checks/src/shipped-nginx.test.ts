import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, createServer as createProbe } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect, DEFAULT_CIPHERS } from 'node:tls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { repositoryRoot } from './repository.ts';

// The shipped configuration in a real nginx, in front of two instances that say what reached them.
// Debian's nginx is older than the container's: it doesn't know `resolve`, so the upstream is exchanged.

const path = `${process.env.PATH}:/usr/sbin`;
const hasNginx = path.split(':').some((each) => existsSync(join(each, 'nginx')));
/** A check must have it; a developer may go without. */
const nginxTest = test.runIf(hasNginx || process.env.REQUIRE_REAL_PARTS === '1');

const folder = mkdtempSync(join(tmpdir(), 'danube-tls-'));
const shipped = join(repositoryRoot, 'ops/nginx');
const [first, second] = [createServer(answerAsInstance), createServer(answerAsInstance)];
const ports = { plain: 0, tls: 0 };
let nginx: ChildProcess | undefined;

beforeAll(async () => {
  if (!hasNginx) return;
  ports.plain = await findPort();
  ports.tls = await findPort();
  for (const instance of [first, second]) {
    await new Promise<void>((resolve) => instance.listen(0, '127.0.0.1', resolve));
  }
  makeCertificate();
  for (const name of ['nginx.conf', 'site.conf']) {
    writeFileSync(join(folder, name), adapt(readFileSync(join(shipped, name), 'utf8')));
  }
  const listeners = readFileSync(join(shipped, 'https.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 8443 ssl;', `listen 127.0.0.1:${ports.tls} ssl;`);
  writeFileSync(join(folder, 'listen.conf'), adapt(listeners));
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    env: { PATH: path },
    stdio: 'ignore',
  });
  await vi.waitFor(() => connectWith({}), { timeout: 10_000, interval: 50 });
});

afterAll(() => {
  nginx?.kill();
  first.close();
  second.close();
  rmSync(folder, { recursive: true, force: true });
});

function answerAsInstance(incoming: IncomingMessage, answer: ServerResponse): void {
  answer.setHeader('x-content-type-options', 'nosniff');
  if (incoming.url === '/overloaded') answer.statusCode = 503;
  answer.end(`reached ${incoming.method} ${incoming.url}`);
}

function adapt(configuration: string): string {
  const instances = [first, second].map((instance) => (instance.address() as AddressInfo).port);
  return configuration
    .replace('pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;`)
    .replaceAll('_temp_path /tmp/', `_temp_path ${folder}/`)
    .replace(/ +resolver .*\n/, '')
    .replace(/server web:3000 resolve(.*;)/, (_, options: string) =>
      instances.map((port) => `server 127.0.0.1:${port}${options}`).join('\n'),
    )
    .replaceAll('/etc/nginx/tls/', `${folder}/tls/`);
}

function makeCertificate(): void {
  mkdirSync(join(folder, 'tls'));
  const files = ['-keyout', join(folder, 'tls/key.pem'), '-out', join(folder, 'tls/chain.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', [...kind, ...subject, ...files], { stdio: 'ignore' });
}

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** The protocol and suite that nginx agrees to; rejects if there is none. */
function connectWith(options: ConnectionOptions): Promise<{ protocol: string; suite: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: '127.0.0.1',
      port: ports.tls,
      rejectUnauthorized: false,
      // Our own side accepts whatever is old or weak, so that only nginx can refuse it.
      ciphers: `${DEFAULT_CIPHERS}:@SECLEVEL=0`,
      ...options,
    });
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve({ protocol: socket.getProtocol() ?? '', suite: socket.getCipher().name });
      socket.destroy();
    });
  });
}

type Answer = { status: number | undefined; location: string | undefined; body: string };

function ask(secure: boolean, method: string, path: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const options = { host: '127.0.0.1', method, path, headers: { host: 'academy.example' } };
  const received = (answer: IncomingMessage) => {
    let body = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    answer.on('end', () =>
      resolve({ status: answer.statusCode, location: answer.headers.location, body }),
    );
  };
  const sent = secure
    ? request({ ...options, port: ports.tls, rejectUnauthorized: false }, received)
    : get({ ...options, port: ports.plain }, received);
  sent.once('error', reject).end();
  return promise;
}

nginxTest('speaks TLS 1.3 with everyone who can, and 1.2 with forward secrecy', async () => {
  expect((await connectWith({})).protocol).toBe('TLSv1.3');
  const older = await connectWith({ maxVersion: 'TLSv1.2' });
  expect(older.protocol).toBe('TLSv1.2');
  expect(older.suite).toMatch(/^ECDHE-.*(GCM|POLY1305)/);
});

nginxTest.each(['TLSv1', 'TLSv1.1'] as const)('refuses %s', async (version) => {
  await expect(connectWith({ minVersion: version, maxVersion: version })).rejects.toThrow();
});

nginxTest.each(['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-RSA-AES256-SHA384'])(
  'refuses the suite %s',
  async (suite) => {
    const ciphers = `${suite}:@SECLEVEL=0`;
    await expect(connectWith({ maxVersion: 'TLSv1.2', ciphers })).rejects.toThrow();
  },
);

nginxTest('leads pages to HTTPS, and refuses what would have carried something', async () => {
  const page = await ask(false, 'GET', '/course/fast-track?lang=de');
  expect(page.status).toBe(308);
  expect(page.location).toBe('https://academy.example/course/fast-track?lang=de');
  expect((await ask(false, 'POST', '/checkout')).status).toBe(403);
  expect((await ask(false, 'GET', '/api/v1/session')).status).toBe(403);
});

nginxTest('passes on over TLS what the site answers, and nothing internal', async () => {
  expect((await ask(true, 'POST', '/api/rpc/x')).body).toBe('reached POST /api/rpc/x');
  expect((await ask(true, 'GET', '/metrics')).status).toBe(404);
});

nginxTest('overloaded instances keep answering for themselves', async () => {
  for (let time = 0; time < 5; time += 1) {
    // nginx's own answer would be a 502 without a word about when to come back.
    expect(await ask(true, 'GET', '/overloaded')).toMatchObject({
      status: 503,
      body: 'reached GET /overloaded',
    });
    expect((await ask(true, 'GET', '/')).status).toBe(200);
  }
});

nginxTest('an instance that is gone costs no visitor an answer', async () => {
  second.close();
  second.closeAllConnections();
  for (let time = 0; time < 6; time += 1) {
    expect((await ask(true, 'GET', '/')).status).toBe(200);
  }
});
