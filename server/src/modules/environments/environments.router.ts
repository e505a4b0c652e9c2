import { environmentsContract } from '@danube/contract/environments/environments.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { countDeadLetters, findDeadLetters } from '../../platform/dead-letters.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { checkPartsJob } from './check-parts.job.ts';
import type { EnvironmentsDependencies } from './environments.dependencies.ts';
import { readGoLive } from './go-live.ts';
import { readParts } from './read-parts.ts';
import { dropDeadLetter, retryDeadLetter } from './resolve-dead-letter.ts';
import { sendTestMail } from './send-test-mail.ts';
import { testUpload } from './try-upload.ts';

export function createEnvironmentsRouter(deps: EnvironmentsDependencies) {
  const os = implement(environmentsContract).$context<RequestContext>().use(guard);
  return os.router({
    read: os.read.handler(async () => ({
      parts: await readParts(deps),
      variables: [...deps.facts.variables],
    })),
    checkNow: os.checkNow.handler(async () => {
      await deps.jobs.enqueue(deps.db, checkPartsJob, { payload: {} });
      return {};
    }),
    sendTestMail: os.sendTestMail.handler(({ context }) =>
      sendTestMail(deps, requireActionContext(context)),
    ),
    testUpload: os.testUpload.handler(({ context }) =>
      testUpload(deps, requireActionContext(context)),
    ),
    deadLetters: os.deadLetters.handler(async () => ({
      total: (await countDeadLetters(deps.db)).count,
      letters: await findDeadLetters(deps.db),
    })),
    retryDeadLetter: os.retryDeadLetter.handler(async ({ input, context }) => {
      await retryDeadLetter(deps, requireActionContext(context), input.id);
      return {};
    }),
    dropDeadLetter: os.dropDeadLetter.handler(async ({ input, context }) => {
      await dropDeadLetter(deps, requireActionContext(context), input.id);
      return {};
    }),
    goLive: os.goLive.handler(() => readGoLive(deps)),
  });
}
