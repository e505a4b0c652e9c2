import type { PersonalDataSource } from '../../../platform/personal-data-source.ts';
import { findEntriesForExport } from '../people/person-entries.repository.ts';
import {
  deleteTraces,
  findAccountForExport,
  findActivityForExport,
  findSignInsForExport,
} from './identity-sources.repository.ts';

/** The personal data this module stores. */
export const identitySources: readonly PersonalDataSource[] = [
  { name: 'account', read: findAccountForExport, erase: deleteTraces },
  { name: 'sign-in', read: findSignInsForExport },
  { name: 'activity', read: findActivityForExport },
  { name: 'notes-and-emails', read: findEntriesForExport },
];
