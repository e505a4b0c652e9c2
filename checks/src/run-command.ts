import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type CommandOutcome = {
  readonly exitCode: number;
  readonly output: string;
  readonly seconds: number;
};

/** Runs a command in `root`, with this Node and the programs of its node_modules first on PATH. */
export async function runCommand(
  root: string,
  [program, ...args]: readonly [string, ...string[]],
): Promise<CommandOutcome> {
  const startedAt = performance.now();
  const programs = join(root, 'node_modules', '.bin');
  const path = [dirname(process.execPath), programs, process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    // A command that a signal ended has no code of its own.
    child.on('close', (code) => resolve(code ?? 1));
  });
  const seconds = (performance.now() - startedAt) / 1000;
  // Some programs colour their words whatever they are told.
  const output = stripVTControlCharacters(Buffer.concat(chunks).toString());
  return { exitCode, output, seconds };
}
