import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Today } from '@danube/contract/administration/today.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import type { Mail } from '@danube/documents/documents.types.ts';
import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { addDays } from '../../platform/academy-days.ts';
import { formatAcademyDay } from '../../platform/format-academy-day.ts';
import type { JobContext, JobDefinition, JobType } from '../../platform/job-definition.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { enqueueMail } from '../../platform/send-mail.job.ts';
import type { Transact } from '../../platform/transact.ts';
import type { IdentityApi, StaffMember } from '../identity/identity.api.ts';
import { readToday, type TodayDependencies } from './read-today.ts';
import { claimWeek, deleteChoice, findDue } from './weekly-reports.repository.ts';

export const sendWeeklyReportsJob: JobType<Record<string, never>> = {
  name: 'send-weekly-reports',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 900 },
  expireInSeconds: 600,
  policy: 'exclusive',
  schedule: { cron: '0 7 * * 1', timeZone: 'Europe/Bratislava' },
};

/** The preference that this email depends on. */
export const weeklyReportKind = 'weeklyReport';

/** After this many attempts the email is sent without the missing parts, and says so. */
const maxCompleteAttempts = 3;

export type WeeklyReportDependencies = TodayDependencies & {
  readonly transact: Transact;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly findStaffMember: IdentityApi['findStaffMember'];
  readonly siteUrl: string;
};

/** Emails a summary of last week to the staff who subscribed, once per week and person. */
export function createSendWeeklyReportsJob(
  deps: WeeklyReportDependencies,
): JobDefinition<Record<string, never>> {
  return {
    ...sendWeeklyReportsJob,
    async handle(_payload, context) {
      const week = mondayOf(formatAcademyDay(deps.clock.now()));
      let isComplete = true;
      for (const userId of await findDue(deps.db, week)) {
        context.signal.throwIfAborted();
        isComplete = (await sendReport(deps, { userId, week, ...context })) && isComplete;
      }
      if (!isComplete) throw new Error('parts of Today were not read, so reports wait');
    },
  };
}

type ReportInput = { readonly userId: string; readonly week: string } & Pick<JobContext, 'attempt'>;

/** False if a part can't be read yet, so that the email has to wait. */
async function sendReport(
  deps: WeeklyReportDependencies,
  { userId, week, attempt }: ReportInput,
): Promise<boolean> {
  const staff = await deps.findStaffMember(deps.db, userId);
  // Removing the role ends the subscription: someone who becomes staff again has to choose it
  // again.
  if (!staff) {
    await deleteChoice(deps.db, userId);
    return true;
  }
  // Even if the run is late, the week ends on Sunday.
  const today = await readToday(deps, staff.roles, week);
  if (today.missing > 0 && attempt <= maxCompleteAttempts) return false;
  await deps.transact(async ({ tx }) => {
    if (!(await claimWeek(tx, userId, week))) return;
    await enqueueMail(tx, deps.jobs, {
      to: staff.email,
      locale: staff.language ?? defaultLanguage,
      messageKey: `weekly-report:${week}:${userId}`,
      optional: { kind: weeklyReportKind, userId },
      mail: toMail(today, { staff, week, siteUrl: deps.siteUrl }),
    });
  });
  return true;
}

function toMail(
  today: Today,
  { staff, week, siteUrl }: { staff: StaffMember; week: string; siteUrl: string },
): Mail {
  const { figures, attention, driver, nextSession, missing } = today;
  const noonOf = (day: string) => `${day}T12:00:00Z`;
  return {
    kind: 'weekly-report',
    firstName: staff.firstName,
    from: noonOf(addDays(week, -7)),
    to: noonOf(addDays(week, -1)),
    timeZone: academyTimeZone,
    figures: figures.map(({ name, unit, lastWeek, weekBefore }) => ({
      name,
      unit,
      lastWeek,
      weekBefore,
    })),
    attention: attention.map(({ name, count }) => ({ name, count })),
    driver,
    nextSession: nextSession && {
      title: nextSession.title,
      startsAt: nextSession.startsAt,
      isLive: nextSession.type === 'live_trading',
      isAllDay: nextSession.isAllDay,
    },
    isPartial: missing > 0,
    todayUrl: `${siteUrl}/admin`,
  };
}

function mondayOf(day: string): string {
  return addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);
}
