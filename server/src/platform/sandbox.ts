import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute } from 'node:path';

/** What a sandboxed program sees of the system besides Debian's programs and libraries. */
export type SandboxedProgram = {
  readonly command: string;
  readonly args: readonly string[];
  /** The only writable folder. */
  readonly folder: string;
  /** Additional readable files and folders. */
  readonly reads?: readonly string[];
};

const bubblewrap = '/usr/bin/bwrap';
/** `nobody`: owns nothing inside the sandbox, whichever user runs it. */
const nobody = '65534';
const libraries = ['/usr', '/bin', '/lib', '/lib64', '/etc/alternatives', '/etc/ld.so.cache'];
/** The sandbox sets PWD, but programs only get the variables we pass. */
const unsetPwd = ['/usr/bin/env', '--unset=PWD'];
const checkMs = 5_000;

/**
 * Runs the program as another user, without network, other processes or any files but those it
 * needs. Paths are the same inside and outside.
 */
export function toSandboxCommand({ command, args, folder, reads = [] }: SandboxedProgram) {
  const readable = [...libraries, ...(isAbsolute(command) ? [command] : []), ...reads];
  return {
    command: bubblewrap,
    args: [
      '--unshare-all',
      '--die-with-parent',
      '--new-session',
      '--uid',
      nobody,
      '--gid',
      nobody,
      '--proc',
      '/proc',
      '--dev',
      '/dev',
      ...readable.flatMap((path) => ['--ro-bind-try', path, path]),
      '--bind',
      folder,
      folder,
      '--chdir',
      folder,
      '--',
      ...unsetPwd,
      command,
      ...args,
    ],
  };
}

let pendingCheck: Promise<boolean> | undefined;

/** Whether sandboxing works here; some containers and kernels forbid user namespaces. */
export function canSandbox(): Promise<boolean> {
  pendingCheck ??= runsInSandbox();
  return pendingCheck;
}

function runsInSandbox(): Promise<boolean> {
  if (!existsSync(bubblewrap)) return Promise.resolve(false);
  const { command, args } = toSandboxCommand({
    command: '/usr/bin/true',
    args: [],
    folder: tmpdir(),
  });
  return new Promise((resolve) => {
    execFile(command, args, { timeout: checkMs }, (error) => resolve(error === null));
  });
}
