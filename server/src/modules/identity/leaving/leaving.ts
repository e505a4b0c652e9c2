import type { LeavingAccounts } from '../identity.api.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { findPerson } from '../identity.repository.ts';
import { mailPerson } from '../mail-person.ts';
import {
  deleteUser,
  findErasure,
  findUsersDueForErasure,
  lockUser,
  storeErasure,
} from './leaving.repository.ts';

/** Accounts from the perspective of the module that exports and erases them. */
export function createLeaving(deps: Pick<IdentityDependencies, 'jobs' | 'ids'>): LeavingAccounts {
  return {
    findPerson,
    mailPerson: (change, reported) => mailPerson(deps, change, reported),
    find: findErasure,
    lock: lockUser,
    storeErasure,
    findDue: findUsersDueForErasure,
    deleteAccount: deleteUser,
  };
}
