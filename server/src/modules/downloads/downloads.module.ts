import type { JobDefinition } from '../../platform/job-definition.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { FigureSource } from '../../platform/today-sources.ts';
import type { DownloadsApi } from './downloads.api.ts';
import type { DownloadsDependencies } from './downloads.dependencies.ts';
import { findDownloaders, sumAllByDay } from './downloads.repository.ts';
import { createDownloadsRouter } from './downloads.router.ts';
import { exportDownloads } from './export-downloads.ts';
import { createForgetDownloadAddressesJob } from './forget-download-addresses.job.ts';

export function createDownloads(deps: DownloadsDependencies) {
  const api: DownloadsApi = { findDownloaders };
  return {
    api,
    routers: { downloads: createDownloadsRouter(deps) },
    // The rows are deleted with the person's; the daily figures are anonymous.
    personalData: [
      { name: 'downloads', read: (tx, userId) => exportDownloads(deps, tx, userId) },
    ] satisfies readonly PersonalDataSource[],
    figures: [
      {
        name: 'downloads',
        scope: 'traffic',
        unit: 'count',
        path: '/admin/statistics/downloads',
        read: (tx, days) => sumAllByDay(tx, days),
      },
    ] satisfies readonly FigureSource[],
    jobs: [createForgetDownloadAddressesJob(deps)] satisfies readonly JobDefinition<unknown>[],
  };
}
