import { moderationAdminContract } from '@danube/contract/moderation/moderation-admin.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { addNote } from './add-note.ts';
import { decideCase } from './decide-case.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { readCase } from './read-case.ts';
import { readPerson } from './read-person.ts';
import { readAppeals, readQueue } from './read-queue.ts';
import { readStatistics } from './read-statistics.ts';
import { readTransparencyReport } from './read-transparency-report.ts';
import { answerAppeal, reverseDecision } from './reverse-decision.ts';
import { setSlowMode } from './set-slow-mode.ts';

export function createModerationAdminRouter(deps: ModerationDependencies) {
  const os = implement(moderationAdminContract).$context<RequestContext>().use(guard);
  return os.router({
    queue: os.queue.handler(({ input, context }) =>
      readQueue(deps, { ...input, viewerId: requireMember(context).userId }),
    ),
    readCase: os.readCase.handler(({ input, context }) =>
      readCase(deps, { key: input.key, viewerId: requireMember(context).userId }),
    ),
    ofPerson: os.ofPerson.handler(({ input, context }) =>
      readPerson(deps, requireActionContext(context), input.userId),
    ),
    decide: os.decide.handler(async ({ input, context }) => {
      await decideCase({ ...deps, act: requireActionContext(context) }, input);
      return {};
    }),
    reverse: os.reverse.handler(async ({ input, context }) => {
      await reverseDecision({ ...deps, act: requireActionContext(context) }, input);
      return {};
    }),
    appeals: os.appeals.handler(({ context }) => readAppeals(deps, requireMember(context).userId)),
    answerAppeal: os.answerAppeal.handler(async ({ input, context }) => {
      await answerAppeal({ ...deps, act: requireActionContext(context) }, input);
      return {};
    }),
    note: os.note.handler(async ({ input, context }) => {
      await addNote({ ...deps, act: requireActionContext(context) }, input);
      return {};
    }),
    setSlowMode: os.setSlowMode.handler(async ({ input, context }) => {
      await setSlowMode({ ...deps, act: requireActionContext(context) }, input);
      return {};
    }),
    statistics: os.statistics.handler(() => readStatistics(deps)),
    transparency: os.transparency.handler(({ input }) =>
      readTransparencyReport(deps.db, input.year),
    ),
  });
}
