import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ProgramLimits, runLimited } from './limited-program.ts';
import { canSandbox } from './sandbox.ts';

const plenty = { seconds: 20, cpuSeconds: 20, memoryBytes: 2 ** 32, fileBytes: 2 ** 20 };
const linuxTest = test.runIf(process.platform === 'linux');
/**
 * Where user namespaces are forbidden, programs run with limits only, and the health check reports
 * it.
 */
const sandboxTest = test.runIf(await canSandbox());

// A second of CPU time takes several seconds on a busy machine.
vi.setConfig({ testTimeout: 25_000 });

async function run(script: string, limits: Partial<ProgramLimits> = {}, signal?: AbortSignal) {
  const folder = await mkdtemp(join(tmpdir(), 'limited-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = { command: process.execPath, args: ['-e', script], folder };
  return runLimited(program, { ...plenty, ...limits }, signal);
}

test('tells what a program said and how it ended', async () => {
  const end = await run("console.log('yes'); console.error('no'); process.exitCode = 3");
  expect(end).toEqual({ code: 3, stdout: 'yes\n', stderr: 'no\n' });
});

test('a program sees nothing of our environment but where programs are', async () => {
  const { stdout } = await run('console.log(Object.keys(process.env).sort().join())');
  expect(stdout.trim()).toBe('PATH,TMPDIR');
});

linuxTest('a program gives way to everything else from its first moment', async () => {
  const { stdout } = await run("console.log(require('os').getPriority())");
  expect(stdout.trim()).toBe('10');
});

test('a program that does not end is ended', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  expect((await run('setInterval(() => {}, 1000)', { seconds: 0.5 })).code).toBeNull();
  expect(timeout.mock.calls).toEqual([[500]]);
});

test('ends with whoever asked for it', async () => {
  const signal = AbortSignal.timeout(300);
  await expect(run('setInterval(() => {}, 1000)', {}, signal)).rejects.toThrow('aborted');
});

test('a program that is not there is an error of ours', async () => {
  const program = { command: '/nowhere/program', args: [], folder: tmpdir() };
  const ran = runLimited(program, plenty).then(({ code }) => code);
  await expect(ran.catch(() => 'error')).resolves.not.toBe(0);
});

linuxTest('a program that computes too long is ended', async () => {
  expect((await run('for (;;);', { cpuSeconds: 1 })).code).not.toBe(0);
});

linuxTest('a program that takes too much memory does not get it', async () => {
  const script = 'const kept = []; for (;;) kept.push(Buffer.alloc(2 ** 26, 1))';
  expect((await run(script, { memoryBytes: 2 ** 30 })).code).not.toBe(0);
});

linuxTest('a program that writes too large a file does not finish', async () => {
  const script = "require('node:fs').writeFileSync('x', Buffer.alloc(2 ** 21))";
  expect((await run(script)).code).not.toBe(0);
});

sandboxTest('a program is nobody, and finds nothing of ours but its folder', async () => {
  const secret = join(import.meta.dirname, 'limited-program.test.ts');
  const { stdout, stderr } = await run(`
    const { existsSync, readdirSync, writeFileSync } = require('node:fs');
    writeFileSync('made', 'by the program');
    console.log(process.getuid(), readdirSync('.'), existsSync('/etc/passwd'),
      existsSync(${JSON.stringify(secret)}), readdirSync('/proc').filter(Number).length < 5);`);
  expect({ stdout: stdout.trim(), stderr }).toEqual({
    stdout: "65534 [ 'made' ] false false true",
    stderr: '',
  });
});

sandboxTest('a program reaches no network, not even this machine', async () => {
  const server = createServer((socket) => socket.end('reached')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // The server listens on a port, so this is an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const { stdout } = await run(`
    require('node:net').connect(${port}, '127.0.0.1')
      .on('connect', () => console.log('reached'))
      .on('error', ({ code }) => console.log(code));`);
  expect(stdout.trim()).toMatch(/^E(CONNREFUSED|NETUNREACH)$/);
});

sandboxTest('a program that a limit ends says so through the sandbox', async () => {
  expect((await run('for (;;);', { cpuSeconds: 1 })).code).toBeNull();
});
