import type { JobDefinition } from '../../platform/job-definition.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import { createDataRequestProcedures } from './data-requests.router.ts';
import { createEraseAccountsJob } from './erase-accounts.job.ts';
import { toExport } from './export-state.ts';
import { findHeldExports, findLatestExportRow } from './exports.repository.ts';
import { createForgetExportsJob } from './forget-exports.job.ts';
import type { PersonalDataApi } from './personal-data.api.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';
import { createPersonalDataProcedures } from './personal-data.router.ts';
import { createPrepareExportJob } from './prepare-export.job.ts';

export function createPersonalData(deps: PersonalDataDependencies) {
  const { db, clock, storage } = deps;
  const api: PersonalDataApi = {
    async findLatestExport(userId) {
      const row = await findLatestExportRow(db, userId);
      return row && toExport(row, clock.now());
    },
  };
  return {
    api,
    routers: {
      identity: {
        account: createPersonalDataProcedures(deps),
        dataRequests: createDataRequestProcedures(deps),
      },
    },
    personalData: [
      { name: 'exports', read: findHeldExports },
    ] satisfies readonly PersonalDataSource[],
    jobs: [
      // Without storage exports wait in their queue.
      ...(storage ? [createPrepareExportJob({ ...deps, storage })] : []),
      createForgetExportsJob(deps),
      createEraseAccountsJob(deps),
    ] satisfies readonly JobDefinition<unknown>[],
  };
}
