import type { LeavingAccounts } from '../identity.api.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { findPerson } from '../identity.repository.ts';
import { mailPerson } from '../mail-person.ts';
import {
  deleteUser,
  findUsersDueForErasure,
  lockUser,
  storeErasureAt,
} from './leaving.repository.ts';

/** Accounts from the perspective of the module that exports and erases them. */
export function createLeaving(deps: Pick<IdentityDependencies, 'jobs' | 'ids'>): LeavingAccounts {
  return {
    findPerson,
    mailPerson: (change, reported) => mailPerson(deps, change, reported),
    lock: lockUser,
    storeErasureAt,
    findDue: findUsersDueForErasure,
    deleteAccount: deleteUser,
  };
}
