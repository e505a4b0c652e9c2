import { salesRepsContract } from '@danube/contract/sales-reps/sales-reps.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { visitor } from '../../platform/actor.ts';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findInvitation, submitCode } from './attribution/invitation.ts';
import { readLanding } from './codes/read-landing.ts';
import { validateCode } from './codes/validate-code.ts';
import { acceptAgreement, requireOwnRep, saveBank, saveProfile } from './membership/change-own.ts';
import { saveBilling } from './membership/save-billing.ts';
import { exportLines } from './reading/export-csv.ts';
import { listLines } from './reading/list-lines.ts';
import { listOwnPayouts } from './reading/list-own-payouts.ts';
import { readDashboard } from './reading/read-dashboard.ts';
import { listStatements } from './reading/statements.ts';
import type { RepRecord } from './reps/reps.repository.ts';
import type { SalesRepsDependencies } from './sales-reps.dependencies.ts';

const defaultPeriodDays = 90;

export function createSalesRepsRouter(deps: SalesRepsDependencies) {
  const { db } = deps;
  const os = implement(salesRepsContract).$context<RequestContext>().use(guard);
  const own = (context: Parameters<typeof requireMember>[0]) =>
    requireOwnRep(deps, requireMember(context).userId);
  const shown = (rep: RepRecord) => readDashboard(deps, db, { rep, days: defaultPeriodDays });
  return os.router({
    validate: os.validate.handler(async ({ input, context }) => {
      const requester = await context.peekActor().catch(() => visitor);
      return validateCode(deps, requester, input);
    }),
    landing: os.landing.handler(({ input }) => readLanding(deps, input.code)),
    invitation: os.invitation.handler(({ context }) =>
      findInvitation(db, requireMember(context).userId),
    ),
    submitCode: os.submitCode.handler(({ input, context }) =>
      submitCode(deps, requireMember(context), input.code),
    ),
    dashboard: os.dashboard.handler(async ({ input, context }) =>
      readDashboard(deps, db, { rep: await own(context), days: input.days }),
    ),
    lines: os.lines.handler(async ({ input, context }) =>
      listLines(db, { ...input, repId: (await own(context)).id }),
    ),
    exportCsv: os.exportCsv.handler(async ({ context }) => exportLines(deps, await own(context))),
    statements: os.statements.handler(async ({ context }) =>
      listStatements(db, (await own(context)).id),
    ),
    payouts: os.payouts.handler(async ({ context }) => listOwnPayouts(db, (await own(context)).id)),
    saveProfile: os.saveProfile.handler(async ({ input, context }) =>
      shown(await saveProfile(deps, requireActionContext(context), input.displayName)),
    ),
    saveBank: os.saveBank.handler(async ({ input, context }) =>
      shown(await saveBank(deps, requireActionContext(context), input)),
    ),
    saveBilling: os.saveBilling.handler(async ({ input, context }) =>
      shown(
        await saveBilling(deps, requireActionContext(context), {
          ...input,
          network: context.network,
        }),
      ),
    ),
    acceptAgreement: os.acceptAgreement.handler(async ({ context }) =>
      shown(await acceptAgreement(deps, requireActionContext(context))),
    ),
  });
}
