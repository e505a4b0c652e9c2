import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** The Debian packages with every program the parts and tests need. */
const aptPackages =
  'redis-server ceph-mon ceph-osd radosgw curl ffmpeg chromium chromium-headless-shell nginx-light';

export function findProgram(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Runs a program to completion; its stderr is part of the error message. */
export async function runProgram(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; uid?: number; gid?: number } = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { ...options, timeout: 60_000 });
  return stdout;
}

export function missingProgramError(program: string): Error {
  return new Error(
    `${program} is not on PATH and REQUIRE_REAL_PARTS forbids going without it: ` +
      `apt-get install -y --no-install-recommends ${aptPackages}`,
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
