import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

/** Runs a command through the toolchain; `onOutput` can act on the running process. */
function runThrough(command: string[], onOutput?: (kill: () => void) => void) {
  const child = spawn(process.execPath, [join(repositoryRoot, 'toolchain.mjs'), ...command]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    onOutput?.(() => child.kill('SIGTERM'));
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

test('exits with the code of the command', async () => {
  expect(await runThrough(['sh', '-c', 'exit 7'])).toEqual({ code: 7, output: '' });
});

test('puts a new enough Node and the programs of the repository on PATH', async () => {
  const { output } = await runThrough(['sh', '-c', 'node --version && command -v biome']);
  const [version = '', program] = output.split('\n');
  expect(Number.parseInt(version.slice(1), 10)).toBeGreaterThanOrEqual(24);
  expect(program).toBe(join(repositoryRoot, 'node_modules/.bin/biome'));
});

test('says which command it did not find', async () => {
  const outcome = { code: 127, output: 'command not found: no-such-program' };
  expect(await runThrough(['no-such-program'])).toEqual(outcome);
});

test('hands a signal on and lets the command end in its own way', async () => {
  const script =
    "process.on('SIGTERM', () => process.exit(5)); console.log('up'); setInterval(() => 0, 99)";
  expect(await runThrough(['node', '-e', script], (kill) => kill())).toEqual({
    code: 5,
    output: 'up',
  });
});
