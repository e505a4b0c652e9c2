import { salesRepsAdminContract } from '@danube/contract/sales-reps/sales-reps-admin.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  addCode,
  addRate,
  changeCodeState,
  changeCoupon,
  changeState,
} from './administration/change-rep.ts';
import { createRep } from './administration/create-rep.ts';
import { listAdminLines, listHolds, toAdminLines } from './administration/list-admin-lines.ts';
import { listReps } from './administration/list-reps.ts';
import { readRep } from './administration/read-rep.ts';
import { importBankReport } from './bank-report/import-bank-report.ts';
import { importCodes } from './codes/import-codes.ts';
import { decideHold } from './holds/decide-hold.ts';
import { confirmPayout } from './payouts/confirm-payout.ts';
import { draftPayout } from './payouts/draft-payout.ts';
import { discardPayout, markSent, settlePayment } from './payouts/follow-payout.ts';
import { readFile } from './payouts/read-file.ts';
import { listPayouts, readPayout } from './payouts/read-payout.ts';
import type { SalesRepsDependencies } from './sales-reps.dependencies.ts';

export function createSalesRepsAdminRouter(deps: SalesRepsDependencies) {
  const { db } = deps;
  const os = implement(salesRepsAdminContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ input }) => listReps(deps, input)),
    read: os.read.handler(({ input }) => readRep(deps, db, input)),
    create: os.create.handler(({ input, context }) =>
      createRep(deps, requireActionContext(context), input),
    ),
    changeState: os.changeState.handler(({ input, context }) =>
      changeState(deps, requireActionContext(context), input),
    ),
    addCode: os.addCode.handler(({ input, context }) =>
      addCode(deps, requireActionContext(context), input),
    ),
    importCodes: os.importCodes.handler(({ input, context }) =>
      importCodes(deps, requireActionContext(context), input),
    ),
    changeCode: os.changeCode.handler(({ input, context }) =>
      changeCodeState(deps, requireActionContext(context), input),
    ),
    addRate: os.addRate.handler(({ input, context }) =>
      addRate(deps, requireActionContext(context), input),
    ),
    changeCoupon: os.changeCoupon.handler(({ input, context }) =>
      changeCoupon(deps, requireActionContext(context), input),
    ),
    lines: os.lines.handler(({ input }) => listAdminLines(deps, db, input)),
    holds: os.holds.handler(() => listHolds(deps, db)),
    decideHold: os.decideHold.handler(async ({ input, context }) => {
      const [line] = await toAdminLines(deps, db, [
        await decideHold(deps, requireActionContext(context), input),
      ]);
      if (!line) throw new DomainError('COMMISSION_NOT_FOUND');
      return line;
    }),
    payouts: os.payouts.handler(() => listPayouts(deps, db)),
    readPayout: os.readPayout.handler(({ input }) => readPayout(deps, db, input.id)),
    draftPayout: os.draftPayout.handler(({ context }) =>
      draftPayout(deps, requireActionContext(context)),
    ),
    discardPayout: os.discardPayout.handler(({ input, context }) =>
      discardPayout(deps, requireActionContext(context), input.id),
    ),
    confirmPayout: os.confirmPayout.handler(({ input, context }) =>
      confirmPayout(deps, requireActionContext(context), input.id),
    ),
    payoutFile: os.payoutFile.handler(({ input, context }) =>
      readFile(deps, requireActionContext(context), input.id),
    ),
    markSent: os.markSent.handler(({ input, context }) =>
      markSent(deps, requireActionContext(context), input.id),
    ),
    importBankAnswer: os.importBankAnswer.handler(({ input, context }) =>
      importBankReport(deps, requireActionContext(context), input),
    ),
    settlePayment: os.settlePayment.handler(({ input, context }) =>
      settlePayment(deps, requireActionContext(context), input),
    ),
  });
}
