import { dataRequestsContract } from '@danube/contract/personal-data/data-requests.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  cancelErasureFor,
  downloadExportFor,
  readDataRequests,
  requestErasureFor,
  requestExportFor,
} from './data-requests.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

/** The branch `identity.dataRequests`: owners handle data requests that came by letter. */
export function createDataRequestProcedures(deps: PersonalDataDependencies) {
  const os = implement(dataRequestsContract).$context<RequestContext>().use(guard);
  return os.router({
    read: os.read.handler(({ input }) => readDataRequests(deps, input.userId)),
    requestExport: os.requestExport.handler(({ input, context }) =>
      requestExportFor(deps, requireActionContext(context), input),
    ),
    downloadExport: os.downloadExport.handler(({ input, context }) =>
      downloadExportFor(deps, requireActionContext(context), input.userId),
    ),
    requestErasure: os.requestErasure.handler(({ input, context }) =>
      requestErasureFor(deps, requireActionContext(context), input),
    ),
    cancelErasure: os.cancelErasure.handler(async ({ input, context }) => {
      await cancelErasureFor(deps, requireActionContext(context), input);
      return {};
    }),
  });
}
