import { downloadsContract } from '@danube/contract/downloads/downloads.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { downloadStatistics } from './download-statistics.ts';
import type { DownloadsDependencies } from './downloads.dependencies.ts';
import { readShelf } from './read-shelf.ts';
import { requestDownload } from './request-download.ts';

export function createDownloadsRouter(deps: DownloadsDependencies) {
  const os = implement(downloadsContract).$context<RequestContext>().use(guard);
  return os.router({
    request: os.request.handler(({ input: { item, file }, context }) => {
      const { userId } = requireMember(context);
      const { address, headers } = context;
      const arrival = { address, userAgent: headers.get('user-agent') };
      return requestDownload(deps, { userId, itemId: item, fileId: file }, arrival);
    }),
    shelf: os.shelf.handler(({ input: { language }, context }) =>
      readShelf(deps, { userId: requireMember(context).userId, language }),
    ),
    statistics: os.statistics.handler(({ input }) => downloadStatistics(deps, input)),
  });
}
