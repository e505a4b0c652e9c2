import type { PersonalDataSource } from '../../../platform/personal-data-source.ts';
import {
  findHeldAccount,
  findHeldActivity,
  findHeldSignIns,
  forgetTraces,
} from './identity-sources.repository.ts';

/** What this module holds about a person. */
export const identitySources: readonly PersonalDataSource[] = [
  { name: 'account', read: findHeldAccount, erase: forgetTraces },
  { name: 'sign-in', read: findHeldSignIns },
  { name: 'activity', read: findHeldActivity },
];
