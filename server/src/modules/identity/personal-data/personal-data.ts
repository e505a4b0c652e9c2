import type { PersonalData } from '../identity.dependencies.ts';
import { cancelErasure } from './cancel-erasure.ts';
import { downloadExport } from './download-export.ts';
import { findLatestExport } from './latest-export.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';
import { requestErasure } from './request-erasure.ts';
import { requestExport } from './request-export.ts';

/** Export and erasure, as the account's procedures call them. */
export function createPersonalData(
  deps: Omit<PersonalDataDependencies, 'findSources'>,
): PersonalData {
  return {
    findLatestExport: (userId) => findLatestExport(deps, userId),
    requestExport: (act) => requestExport(deps, act),
    downloadExport: (act) => downloadExport(deps, act),
    requestErasure: (act) => requestErasure(deps, act),
    cancelErasure: (act) => cancelErasure(deps, act),
  };
}
