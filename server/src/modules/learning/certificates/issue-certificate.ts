import { randomInt } from 'node:crypto';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { Change } from '../../../platform/transact.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findDoneMarks } from '../marks/marks.repository.ts';
import { computeStanding, isComplete } from '../marks/progress.ts';
import { claimNumber, hasCertificate, insertCertificate } from './certificates.repository.ts';

type Deps = Pick<
  LearningDependencies,
  | 'catalogue'
  | 'entitlements'
  | 'clock'
  | 'jobs'
  | 'siteUrl'
  | 'findEmail'
  | 'findNames'
  | 'findLanguage'
>;

/**
 * Issues a certificate once every current lesson of the course is complete and the person has
 * access. One per person and course, even after a restart.
 */
export async function issueIfComplete(
  deps: Deps,
  { tx }: Pick<Change, 'tx'>,
  { userId, courseId }: { userId: string; courseId: ItemId },
): Promise<void> {
  const lessons = await deps.catalogue.findCourseLessons(tx, [courseId]);
  const marks = await findDoneMarks(tx, userId, [courseId]);
  if (!isComplete(computeStanding(courseId, lessons, marks))) return;
  const access = await deps.entitlements.accessTo(tx, userId, courseId);
  if (!access.isAllowed || (await hasCertificate(tx, userId, courseId))) return;
  const language = (await deps.findLanguage(tx, userId)) ?? defaultLanguage;
  const [head] = await deps.catalogue.findCourseHeads(tx, [courseId], language);
  if (!head) return;
  const names = await deps.findNames([userId]);
  const issuedAt = deps.clock.now();
  const code = generateCode();
  const number = await claimNextNumber(tx, issuedAt);
  await insertCertificate(tx, {
    code,
    number,
    userId,
    courseId,
    issuedAt,
    holder: names.get(userId) ?? '',
    courseTitle: head.title,
    language,
    lessons: lessons.length,
    minutes: head.minutes,
  });
  await announceCertificate(deps, tx, { userId, code, number, language, courseTitle: head.title });
}

/** An email to its holder with its number and a link to it. */
async function announceCertificate(
  deps: Pick<Deps, 'jobs' | 'siteUrl' | 'findEmail'>,
  tx: Change['tx'],
  issued: {
    userId: string;
    code: string;
    number: string;
    language: LanguageCode;
    courseTitle: string;
  },
): Promise<void> {
  const { userId, code, number, language, courseTitle } = issued;
  const to = await deps.findEmail(tx, userId);
  if (to === null) return;
  await enqueueMail(tx, deps.jobs, {
    to,
    locale: language,
    messageKey: `certificate-issued:${code}`,
    mail: {
      kind: 'certificate-issued',
      courseTitle,
      number,
      certificateUrl: certificateUrl(deps, code),
    },
  });
}

export function certificateUrl({ siteUrl }: Pick<Deps, 'siteUrl'>, code: string): string {
  return `${siteUrl}/certificates/${code}`;
}

/** Numbered per academy year: DTA-2026-000042. */
export async function claimNextNumber(tx: Change['tx'], moment: Date): Promise<string> {
  const year = Number(formatAcademyDay(moment).slice(0, 4));
  const number = await claimNumber(tx, year);
  return `DTA-${year}-${String(number).padStart(6, '0')}`;
}

/** Without characters that look alike on paper. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 12;

export function generateCode(): string {
  return Array.from(
    { length: codeLength },
    () => codeAlphabet[randomInt(codeAlphabet.length)],
  ).join('');
}
