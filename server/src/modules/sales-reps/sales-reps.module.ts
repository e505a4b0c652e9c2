import type { HttpRoute, HttpTools } from '../../platform/http-route.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import { attributeAccount } from './attribution/attribute-account.ts';
import { attributeOrder } from './attribution/attribute-order.ts';
import {
  copyToRenewal,
  findInviters,
  isAttributed,
} from './attribution/attributions.repository.ts';
import { followCommissionJob } from './commission/follow-commission.job.ts';
import { createFollowCommissionJob } from './commission/follow-commission.ts';
import { createMatureCommissionsJob } from './commission/mature-commissions.job.ts';
import { createIssueDocumentsJob } from './documents/issue-documents.ts';
import { repDocumentsPath, serveRepDocument } from './documents/serve-document.ts';
import { ensureRep } from './membership/ensure-rep.ts';
import { createForgetLeftRepsJob } from './membership/forget-left-reps.job.ts';
import { createVerifyVatIdsJob } from './membership/verify-vat-ids.job.ts';
import { personalDataOfReps } from './personal-data.ts';
import { findRepNames } from './reps/find-rep-names.ts';
import { changeRep, findRepOf, findRepsById } from './reps/reps.repository.ts';
import type { SalesRepsApi } from './sales-reps.api.ts';
import type { SalesRepsDependencies } from './sales-reps.dependencies.ts';
import { createSalesRepsRouter } from './sales-reps.router.ts';
import { createSalesRepsAdminRouter } from './sales-reps-admin.router.ts';
import { repsAttention, repsFigures } from './today-sources.ts';

export function createSalesReps(deps: SalesRepsDependencies) {
  return {
    api: createApi(deps),
    routers: {
      salesReps: createSalesRepsRouter(deps),
      salesRepsAdmin: createSalesRepsAdminRouter(deps),
    },
    attention: repsAttention,
    figures: repsFigures,
    addresses: (tools: HttpTools): HttpRoute[] => [
      { method: 'GET', path: repDocumentsPath, answer: serveRepDocument(deps, tools) },
    ],
    personalData: personalDataOfReps(deps),
    jobs: [
      createFollowCommissionJob(deps),
      createMatureCommissionsJob(deps),
      createForgetLeftRepsJob(deps),
      createIssueDocumentsJob(deps),
      createVerifyVatIdsJob(deps),
    ] satisfies readonly JobDefinition<unknown>[],
  };
}

function createApi(deps: SalesRepsDependencies): SalesRepsApi {
  return {
    async accountOpened(change, { userId, referralCode: code }) {
      await attributeAccount(deps, change, { userId, code, rule: 'signUp' });
    },
    async rightChanged({ tx, touchContent }, { userId, isSalesRep }) {
      const rep = isSalesRep ? await ensureRep(deps, tx, { userId }) : await findRepOf(tx, userId);
      if (rep) await changeRep(tx, rep.id, { isActive: isSalesRep });
      touchContent('salesReps');
    },
    orderPlaced: (change, placed) => attributeOrder(deps, change, placed),
    renewalPlaced: copyToRenewal,
    // During an order's settlement: one lookup by key; a job does the rest.
    async saleChanged(tx, orderId) {
      if (!(await isAttributed(tx, orderId))) return;
      await deps.jobs.enqueue(tx, followCommissionJob, { payload: { orderId } });
    },
    findInviters,
    findRepNames: async (tx, ids) => findRepNames(deps, await findRepsById(tx, ids)),
  };
}
