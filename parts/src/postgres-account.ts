import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { findProgram, runProgram } from './programs.ts';

/** PostgreSQL refuses to run as root, so root runs it as the `postgres` system account. */
export interface PostgresAccount {
  uid: number;
  gid: number;
}

export interface PostgresCommand {
  command: string;
  args: string[];
  options: { uid?: number; gid?: number };
}

const systemFolders = '/usr/local/sbin:/usr/sbin:/sbin:/usr/local/bin:/usr/bin:/bin';

/** Undefined for an ordinary user, who runs PostgreSQL directly. */
export async function findPostgresAccount(): Promise<PostgresAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = readAccount();
  if (existing !== undefined) return existing;
  const useradd = findProgram('useradd', { PATH: systemFolders });
  if (useradd === undefined) {
    throw new Error('PostgreSQL cannot run as root and there is no useradd to make it an account');
  }
  await runProgram(useradd, ['--system', '--user-group', 'postgres']);
  const created = readAccount();
  if (created === undefined) throw new Error('useradd made no postgres account');
  return created;
}

/**
 * How to run a PostgreSQL program as its account. A checkout may be in a folder that only root can
 * enter (/root, or one made by mktemp); then the account may traverse it, and nothing else.
 */
export function asPostgresAccount(
  account: PostgresAccount | undefined,
  program: { command: string; args: readonly string[]; paths: readonly string[] },
): PostgresCommand {
  const args = [...program.args];
  if (account === undefined) return { command: program.command, args, options: {} };
  if (program.paths.every((path) => canReach(account, path))) {
    return { command: program.command, args, options: account };
  }
  const setpriv = findProgram('setpriv', { PATH: systemFolders });
  if (setpriv === undefined) {
    throw new Error(
      `the postgres account may not look into ${program.paths.join(' or ')}: ` +
        'open the folders above for others (chmod o+x), install setpriv, or do not run as root',
    );
  }
  const capability = '+dac_override';
  // initdb uses access(2), which drops capabilities unless this bit is set.
  const retainCapabilities = '--securebits=+no_setuid_fixup';
  return {
    command: setpriv,
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      retainCapabilities,
      program.command,
      ...args,
    ],
    options: {},
  };
}

/** Whether the account can traverse every folder down to the path. */
export function canReach(account: PostgresAccount, path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!mayEnter(account, folder)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function mayEnter(account: PostgresAccount, path: string): boolean {
  const { mode, uid, gid } = statSync(path);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

function readAccount(): PostgresAccount | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (line === undefined) return undefined;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
