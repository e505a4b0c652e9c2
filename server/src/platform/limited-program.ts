import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { canSandbox, sandboxed } from './sandbox.ts';

export type ProgramLimits = {
  /** Of the clock on the wall. */
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
  /** Of each file that it writes. */
  readonly fileBytes: number;
};

export type ProgramEnd = {
  /** Null if it was ended by a signal: a limit of ours, or the kernel's. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type LimitedProgram = {
  readonly command: string;
  readonly args: readonly string[];
  /** Where it runs, where its passing files go and the only place where it can write. */
  readonly folder: string;
  /** Files and folders that it needs to read besides, such as its own source. */
  readonly reads?: readonly string[];
  /** Told what it writes to its standard output, as it comes. */
  onOutput?(text: string): void;
};

/** Where a package manager puts programs; what else is in our own PATH is none of theirs. */
const programFolders = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';
const limiter = '/usr/bin/prlimit';
/** Anyone who waits for a page comes before a film that is made in the background. */
const polite = '/usr/bin/nice';
const maxOutput = 1024 * 1024;

/**
 * Runs a program that reads what strangers sent: with nothing of our environment, in its folder,
 * and ended when it takes more than it may; in a sandbox where the machine allows one. Elsewhere
 * than on Linux only time is limited.
 */
export async function runLimited(
  program: LimitedProgram,
  limits: ProgramLimits,
  signal?: AbortSignal,
): Promise<ProgramEnd> {
  const confined = (await canSandbox()) ? sandboxed(program) : program;
  const { command, args } = existsSync(limiter) ? withLimits(confined, limits) : confined;
  const ends = [AbortSignal.timeout(limits.seconds * 1000), ...(signal ? [signal] : [])];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: program.folder,
      env: { PATH: programFolders, TMPDIR: program.folder },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: AbortSignal.any(ends),
      killSignal: 'SIGKILL',
    });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        output[name] = (output[name] + text).slice(-maxOutput);
        if (name === 'stdout') program.onOutput?.(text);
      });
    }
    child.once('error', (error) => {
      // Timed out: the exit status reports it, as with every other limit.
      if (error.name !== 'AbortError') reject(error);
      else if (signal?.aborted) reject(error);
    });
    child.once('close', (code) => resolve({ code: endedBySignal(code) ? null : code, ...output }));
  });
}

/** The sandbox answers 128 and the number of the signal that ended the program. */
function endedBySignal(code: number | null): boolean {
  return code !== null && signalCodes.has(code);
}

const { SIGABRT, SIGKILL, SIGSEGV, SIGXCPU, SIGXFSZ } = constants.signals;
const signalCodes = new Set(
  [SIGABRT, SIGKILL, SIGSEGV, SIGXCPU, SIGXFSZ].map((signal) => 128 + signal),
);

function withLimits(
  { command, args }: { command: string; args: readonly string[] },
  { cpuSeconds, memoryBytes, fileBytes }: ProgramLimits,
): { command: string; args: string[] } {
  return {
    command: polite,
    args: [
      // From its first moment: what a sandbox has started already keeps the priority it was born with.
      '-n',
      '10',
      limiter,
      `--cpu=${cpuSeconds}`,
      `--data=${memoryBytes}`,
      `--fsize=${fileBytes}`,
      '--core=0',
      '--',
      command,
      ...args,
    ],
  };
}
