import { personalDataContract } from '@danube/contract/personal-data/personal-data.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { cancelErasure } from './cancel-erasure.ts';
import { downloadExport } from './download-export.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';
import { requestErasure } from './request-erasure.ts';
import { requestExport } from './request-export.ts';

/** Next to identity's procedures in the branch `identity.account`. */
export function createPersonalDataProcedures(deps: PersonalDataDependencies) {
  const os = implement(personalDataContract).$context<RequestContext>().use(guard);
  return os.router({
    requestExport: os.requestExport.handler(async ({ input, context }) => {
      await deps.people.proveIdentity(requireMember(context), input);
      return requestExport(deps, requireActionContext(context));
    }),
    downloadExport: os.downloadExport.handler(({ context }) =>
      downloadExport(deps, requireActionContext(context)),
    ),
    requestErasure: os.requestErasure.handler(async ({ input, context }) => {
      await deps.people.proveIdentity(requireMember(context), input);
      return requestErasure(deps, requireActionContext(context));
    }),
    cancelErasure: os.cancelErasure.handler(async ({ context }) => {
      await cancelErasure(deps, requireActionContext(context));
      return {};
    }),
  });
}
