import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { toLocalHour } from '../../../platform/local-time.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { EmailRecipient } from '../../email-preferences/email-preferences.api.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { lockStudent } from '../marks/marks.repository.ts';
import { reminderPeriod } from './find-due-reminders.ts';
import { findReminder, type Reminder } from './find-reminder.ts';
import { findInactiveStudents, insertReminder } from './reminders.repository.ts';

export const sendRemindersJob: JobType<Record<string, never>> = {
  name: 'send-learning-reminders',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  expireInSeconds: 900,
  policy: 'exclusive',
  schedule: { cron: '5 * * * *', timeZone: 'Europe/Bratislava' },
};

/** After work, in the reader's time zone; a missed run is made up within these hours. */
const hours = { from: 17, to: 20 };

/** How many people are looked up at once. */
const batchSize = 200;

/**
 * Determines every hour who should be reminded of what. Nothing is scheduled in advance, so
 * progress, a refund or an unsubscribe needs no cleanup.
 */
export function createSendRemindersJob(
  deps: LearningDependencies,
): JobDefinition<Record<string, never>> {
  return {
    ...sendRemindersJob,
    async handle(_payload, { signal }) {
      const failures: unknown[] = [];
      const people = await findCandidates(deps);
      for (let at = 0; at < people.length; at += batchSize) {
        const some = people.slice(at, at + batchSize);
        const wanting = await deps.emails.findRecipients(deps.db, 'learningReminders', some);
        for (const { userId } of wanting.filter((reader) => isTimely(reader, deps.clock.now()))) {
          signal.throwIfAborted();
          // One failure doesn't block the others.
          await remind(deps, userId).catch((error) => failures.push(error));
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'people were not reminded');
    },
  };
}

async function findCandidates({
  db,
  clock,
  entitlements,
}: Pick<LearningDependencies, 'db' | 'clock' | 'entitlements'>): Promise<string[]> {
  const now = clock.now();
  const paused = await findInactiveStudents(db, reminderPeriod('unfinished', now));
  const unused = await entitlements.findUnused(db, reminderPeriod('unopened', now));
  return [...new Set([...paused, ...unused.map(({ userId }) => userId)])].toSorted();
}

function isTimely({ timeZone }: EmailRecipient, now: Date): boolean {
  const hour = toLocalHour(now, timeZone);
  return hour >= hours.from && hour < hours.to;
}

/**
 * The record of the reminder and its email commit together: if a worker is killed, neither is
 * stored; another worker waits for the lock and then sees the record.
 */
function remind(deps: LearningDependencies, userId: string): Promise<void> {
  return deps.transact(async ({ tx }) => {
    await lockStudent(tx, userId);
    const [reader] = await deps.emails.findRecipients(tx, 'learningReminders', [userId]);
    if (!reader) return;
    const reminder = await findReminder(deps, tx, reader);
    if (!reminder) return;
    const { courseId, kind } = reminder;
    const sentAt = deps.clock.now();
    await insertReminder(tx, { userId, courseId, kind, sentAt });
    const links = deps.emails.unsubscribeLinks('learningReminders', userId);
    await enqueueMail(tx, deps.jobs, {
      to: reader.email,
      locale: reader.language,
      messageKey: `course-${kind}:${userId}:${courseId}:${sentAt.getTime()}`,
      unsubscribeUrl: links.oneClickUrl,
      optional: { kind: 'learningReminders', userId },
      mail: {
        kind: `course-${kind}`,
        firstName: reader.firstName,
        ...shownIn(reminder),
        lessonUrl: `${deps.siteUrl}/my-courses/${reminder.courseSlug}/${reminder.lessonSlug}`,
        leaveUrl: links.pageUrl,
      },
    });
  });
}

function shownIn({ courseTitle, lessonTitle, minutes, done, lessons, withdrawal }: Reminder) {
  return {
    courseTitle,
    lessonTitle,
    minutes,
    done,
    lessons,
    withdrawal: withdrawal && { ...withdrawal, until: withdrawal.until.toISOString() },
  };
}
