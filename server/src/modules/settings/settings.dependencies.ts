import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Transact } from '../../platform/transact.ts';
import type { IdentityApi } from '../identity/identity.api.ts';

export type SettingsDependencies = {
  db: Db;
  clock: Clock;
  transact: Transact;
  findNames: IdentityApi['findNames'];
};

/** A group as it was written, whatever its fields were then. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** What an editor saw last, so that nobody writes over somebody else. */
export type SeenRevision<Group> = { readonly group: Group; readonly revision: number };
