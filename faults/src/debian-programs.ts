import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asPostgresAccount, findPostgresAccount } from '@danube/parts/postgres-account.ts';
import { findProgram } from '@danube/parts/programs.ts';

const postgresFolder = '/usr/lib/postgresql/15/bin';
const systemPath = `${process.env.PATH}:/usr/sbin:/sbin`;

/** A program from Debian's packages, installed by parts/install-programs.sh. */
export function findDebianProgram(name: string): string {
  const ofPostgres = join(postgresFolder, name);
  const found = existsSync(ofPostgres) ? ofPostgres : findProgram(name, { PATH: systemPath });
  if (found === undefined) {
    throw new Error(`${name} is not installed: run parts/install-programs.sh operations`);
  }
  return found;
}

/** PostgreSQL and pgBackRest refuse root, so root runs them as the account `postgres`. */
export async function asPostgres(name: string, args: readonly string[], home: string) {
  const command = findDebianProgram(name);
  const account = await findPostgresAccount();
  return asPostgresAccount(account, { command, args, paths: [command, home] });
}

/** Runs a program to completion; its output is part of the error. */
export async function runAsPostgres(
  name: string,
  args: readonly string[],
  options: { home: string; env?: Record<string, string> },
): Promise<string> {
  const started = await asPostgres(name, args, options.home);
  const env = { PATH: `${postgresFolder}:${systemPath}`, LC_ALL: 'C.UTF-8', ...options.env };
  const run = promisify(execFile)(started.command, started.args, {
    ...started.options,
    cwd: options.home,
    env,
    maxBuffer: 2 ** 26,
  });
  const { stdout } = await run.catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${name} ${args.join(' ')}: ${error.stdout ?? ''}${error.stderr ?? ''}`);
  });
  return stdout;
}
