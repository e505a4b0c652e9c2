import { administrationContract } from '@danube/contract/administration/administration.contract.ts';
import { implement } from '@orpc/server';
import { actionContextOf } from '../../platform/action-context.ts';
import { guard, memberOf } from '../../platform/guard.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { StaffSearchSource } from '../../platform/staff-search.ts';
import { findForStaff } from './find-for-staff.ts';
import { createAcademyNoticeJob, type NoticeDependencies } from './mail-academy.ts';
import { readToday, type TodayDependencies } from './read-today.ts';

/** Called once all modules are built. */
type Dependencies = TodayDependencies &
  NoticeDependencies & {
    readonly findSources: () => readonly StaffSearchSource[];
  };

export function createAdministration(deps: Dependencies) {
  const os = implement(administrationContract).$context<RequestContext>().use(guard);
  const administration = os.router({
    find: os.find.handler(({ input, context }) =>
      findForStaff(deps.findSources(), actionContextOf(context), input.query),
    ),
    today: os.today.handler(({ context }) => readToday(deps, memberOf(context))),
  });
  return {
    routers: { administration },
    jobs: [createAcademyNoticeJob(deps)] satisfies readonly JobDefinition<unknown>[],
  };
}
