import type { JobDefinition } from '../../../platform/job-definition.ts';
import { createEraseAccountsJob } from './erase-accounts.job.ts';
import { createForgetExpiredJob } from './forget-expired.job.ts';
import { createForgetExportsJob } from './forget-exports.job.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';
import { createPrepareExportJob } from './prepare-export.job.ts';

/** What the worker runs. Without storage exports wait in their queue. */
export function createPersonalDataJobs(
  deps: PersonalDataDependencies,
): readonly JobDefinition<unknown>[] {
  const { storage } = deps;
  return [
    ...(storage ? [createPrepareExportJob({ ...deps, storage })] : []),
    createForgetExportsJob(deps),
    createEraseAccountsJob(deps),
    createForgetExpiredJob(deps),
  ];
}
