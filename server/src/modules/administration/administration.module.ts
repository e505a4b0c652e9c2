import { administrationContract } from '@danube/contract/administration/administration.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard, requireMember } from '../../platform/guard.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import type { OptionalMailSource } from '../../platform/optional-mail.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { StaffSearchSource } from '../../platform/staff-search.ts';
import { chooseWeeklyReport, readWeeklyReport } from './choose-weekly-report.ts';
import { createAcademyNoticeJob, type NoticeDependencies } from './mail-academy.ts';
import { readToday, type TodayDependencies } from './read-today.ts';
import { searchForStaff } from './search-for-staff.ts';
import {
  createSendWeeklyReportsJob,
  type WeeklyReportDependencies,
  weeklyReportKind,
} from './send-weekly-reports.job.ts';
import { findChoice } from './weekly-reports.repository.ts';

/** Called once all modules are built. */
type Dependencies = TodayDependencies &
  NoticeDependencies &
  WeeklyReportDependencies & {
    readonly findSources: () => readonly StaffSearchSource[];
  };

export function createAdministration(deps: Dependencies) {
  const os = implement(administrationContract).$context<RequestContext>().use(guard);
  const administration = os.router({
    find: os.find.handler(({ input, context }) =>
      searchForStaff(deps.findSources(), requireActionContext(context), input.query),
    ),
    weeklyReport: os.weeklyReport.handler(({ context }) =>
      readWeeklyReport(deps, requireMember(context).userId),
    ),
    chooseWeeklyReport: os.chooseWeeklyReport.handler(({ input, context }) =>
      chooseWeeklyReport(deps, requireActionContext(context), input),
    ),
    today: os.today.handler(({ context }) => readToday(deps, requireMember(context).roles)),
  });
  return {
    routers: { administration },
    jobs: [
      createAcademyNoticeJob(deps),
      createSendWeeklyReportsJob(deps),
    ] satisfies readonly JobDefinition<unknown>[],
    optionalMails: [
      {
        kind: weeklyReportKind,
        isWanted: async (tx, userId) =>
          (await findChoice(tx, userId)) !== null &&
          (await deps.findStaffMember(tx, userId)) !== null,
      },
    ] satisfies readonly OptionalMailSource[],
    // The choice is deleted with the account.
    personalData: [
      { name: 'weekly-report', read: (tx, userId) => findChoice(tx, userId) },
    ] satisfies readonly PersonalDataSource[],
  };
}
