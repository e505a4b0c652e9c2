import { moderationContract } from '@danube/contract/moderation/moderation.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listDecisions } from './list-decisions.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { reportMessage } from './report-message.ts';
import { sendNotice } from './send-notice.ts';
import { findStanding } from './standing.ts';
import { submitAppeal } from './submit-appeal.ts';

export function createModerationRouter(deps: ModerationDependencies) {
  const os = implement(moderationContract).$context<RequestContext>().use(guard);
  return os.router({
    report: os.report.handler(async ({ input, context }) => {
      await reportMessage(deps, requireMember(context), input);
      return {};
    }),
    sendNotice: os.sendNotice.handler(({ input }) => sendNotice(deps, input)),
    decisions: os.decisions.handler(({ context }) =>
      listDecisions(deps, requireMember(context).userId),
    ),
    standing: os.standing.handler(({ context }) =>
      findStanding(deps.db, requireMember(context).userId, deps.clock.now()),
    ),
    appeal: os.appeal.handler(({ input, context }) =>
      submitAppeal(deps, requireMember(context).userId, input),
    ),
  });
}
