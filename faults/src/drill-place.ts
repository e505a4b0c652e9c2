import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresAccount } from '@danube/parts/postgres-account.ts';

/** A folder for clusters and their sockets, whose paths must be short. */
export async function openDrillPlace(): Promise<{ home: string; close(): void }> {
  const home = mkdtempSync(join(tmpdir(), 'drill-'));
  const account = await findPostgresAccount();
  if (account) chownSync(home, account.uid, account.gid);
  chmodSync(home, 0o711);
  return { home, close: () => rmSync(home, { recursive: true, force: true }) };
}
