import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { canSandbox, toSandboxCommand } from './sandbox.ts';

export type ProgramLimits = {
  /** Wall-clock time. */
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
  /** For each file it writes. */
  readonly fileBytes: number;
};

export type ProgramEnd = {
  /** Null if a signal ended it: one of our limits, or the kernel's. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type LimitedProgram = {
  readonly command: string;
  readonly args: readonly string[];
  /** The working directory and only writable folder; temporary files go there too. */
  readonly folder: string;
  /** Additional readable files and folders, such as its own source. */
  readonly reads?: readonly string[];
  /** Called with standard output as it arrives. */
  onOutput?(text: string): void;
};

/** Where package managers install programs; the rest of our PATH isn't passed on. */
const programFolders = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';
const limiter = '/usr/bin/prlimit';
/** Requests for pages take priority over videos processed in the background. */
const nicePath = '/usr/bin/nice';
const maxOutput = 1024 * 1024;

/**
 * Runs a program on untrusted input: without our environment, in its own folder, killed when it
 * exceeds a limit, and in a sandbox where the system allows one. Outside Linux only the time is
 * limited.
 */
export async function runLimited(
  program: LimitedProgram,
  limits: ProgramLimits,
  signal?: AbortSignal,
): Promise<ProgramEnd> {
  const confined = (await canSandbox()) ? toSandboxCommand(program) : program;
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

/** The sandbox exits with 128 plus the number of the signal that ended the program. */
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
    command: nicePath,
    args: [
      // Set before the sandbox starts: processes it has already started keep their priority.
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
