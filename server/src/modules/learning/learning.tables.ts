import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Answer, AttemptId } from '@danube/contract/learning/quiz.schemas.ts';
import type { Watched } from '@danube/contract/learning/watched.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { CommunityRule } from '@danube/contract/moderation/community-rules.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogueItems, lessons } from '../catalogue/catalogue.tables.ts';
import { users } from '../identity/identity.tables.ts';
import type { Sheet } from './quizzes/sheet.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const lessonId = () =>
  uuid('lesson_id')
    .$type<LessonId>()
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' });

const courseId = () =>
  uuid('course_id')
    .$type<ItemId>()
    .notNull()
    .references(() => catalogueItems.id, { onDelete: 'cascade' });

/** What a person has done in a lesson, merged from all their devices. */
export const lessonMarks = pgTable(
  'lesson_marks',
  {
    userId: userId(),
    lessonId: lessonId(),
    courseId: courseId(),
    round: integer('round').notNull(),
    watched: jsonb('watched').$type<Watched>().notNull(),
    isRead: boolean('is_read').notNull(),
    placeSecond: doublePrecision('place_second').notNull(),
    placeScroll: doublePrecision('place_scroll').notNull(),
    placeAt: moment('place_at').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** When the lesson was first completed; it stays done if it becomes longer later. */
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_marks_person').on(table.userId, table.courseId),
    index('lesson_marks_course').on(table.courseId, table.lessonId),
    index('lesson_marks_lesson').on(table.lessonId),
    // For reports: who started, and what was completed, on these days.
    index('lesson_marks_first').on(table.firstAt),
    index('lesson_marks_done').on(table.doneAt).where(sql`${table.doneAt} is not null`),
  ],
);

/** How often a person restarted a course; without a row, never. */
export const learningRounds = pgTable(
  'learning_rounds',
  {
    userId: userId(),
    courseId: courseId(),
    round: integer('round').notNull(),
    resetAt: moment('reset_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('learning_rounds_course').on(table.courseId),
  ],
);

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: uuid('id').$type<AttemptId>().primaryKey(),
    userId: userId(),
    lessonId: lessonId(),
    courseId: courseId(),
    round: integer('round').notNull(),
    language: text('language').$type<LanguageCode>().notNull(),
    /** Determines which questions were drawn. */
    seed: integer('seed').notNull(),
    /** The questions as asked, with the correct answers: later edits don't affect them. */
    sheet: jsonb('sheet').$type<Sheet>().notNull(),
    begunAt: moment('begun_at').notNull(),
    answers: jsonb('answers').$type<readonly Answer[]>(),
    /** One per question; null until it is submitted. */
    verdicts: jsonb('verdicts').$type<readonly boolean[]>(),
    isPassed: boolean('is_passed'),
    handedInAt: moment('handed_in_at'),
  },
  (table) => [
    index('quiz_attempts_person').on(table.userId, table.lessonId, table.handedInAt),
    uniqueIndex('quiz_attempts_one_open')
      .on(table.userId, table.lessonId)
      .where(sql`${table.handedInAt} is null`),
    index('quiz_attempts_course').on(table.courseId, table.lessonId),
    index('quiz_attempts_lesson').on(table.lessonId),
    index('quiz_attempts_handed_in').on(table.handedInAt),
  ],
);

export const lessonNotes = pgTable(
  'lesson_notes',
  {
    userId: userId(),
    lessonId: lessonId(),
    text: text('text').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_notes_lesson').on(table.lessonId),
  ],
);

/** A person's weekly goal; without a row, none is set. */
export const learningGoals = pgTable(
  'learning_goals',
  {
    userId: userId().primaryKey(),
    daysPerWeek: integer('days_per_week').notNull(),
    chosenAt: moment('chosen_at').notNull(),
  },
  (table) => [check('learning_goals_days', sql`${table.daysPerWeek} between 1 and 7`)],
);

/** Reminder emails that were sent: they are limited for each course and each person. */
export const learningReminders = pgTable(
  'learning_reminders',
  {
    userId: userId(),
    courseId: courseId(),
    kind: text('kind', { enum: ['unopened', 'unfinished'] }).notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId, table.sentAt] }),
    check('learning_reminders_kind', sql`${table.kind} in ('unopened', 'unfinished')`),
    index('learning_reminders_course').on(table.courseId),
  ],
);

/** Everything printed is stored, so that a certificate reads the same in ten years. */
export const certificates = pgTable(
  'certificates',
  {
    /** Part of the public page's URL; unguessable. */
    code: text('code').primaryKey(),
    number: text('number').notNull().unique(),
    userId: userId(),
    courseId: courseId(),
    holder: text('holder').notNull(),
    courseTitle: text('course_title').notNull(),
    language: text('language').$type<LanguageCode>().notNull(),
    lessons: integer('lessons').notNull(),
    minutes: integer('minutes').notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** The public page is anonymous until the holder changes that. */
    showsName: boolean('shows_name').notNull().default(false),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('certificates_one').on(table.userId, table.courseId),
    index('certificates_course').on(table.courseId),
    index('certificates_issued').on(table.issuedAt),
  ],
);

/** Certificates that a corrected one replaced: the current one of the same person and course. */
export const supersededCertificates = pgTable(
  'superseded_certificates',
  {
    code: text('code').primaryKey(),
    number: text('number').notNull().unique(),
    userId: userId(),
    courseId: courseId(),
    /** The name that was printed on it; null if it was replaced before names were stored. */
    holder: text('holder'),
    courseTitle: text('course_title').notNull(),
    lessons: integer('lessons').notNull(),
    issuedAt: moment('issued_at').notNull(),
    supersededAt: moment('superseded_at').notNull(),
  },
  (table) => [
    index('superseded_certificates_holder').on(table.userId, table.courseId),
    index('superseded_certificates_course').on(table.courseId),
  ],
);

/** Reviews of finished courses. */
export const courseReviews = pgTable(
  'course_reviews',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    courseId: courseId(),
    stars: integer('stars').notNull(),
    text: text('text').notNull(),
    language: text('language').$type<LanguageCode>().notNull(),
    /** The name at the time of writing; null if the author doesn't want to be named. */
    shownName: text('shown_name'),
    writtenAt: moment('written_at').notNull(),
    changedAt: moment('changed_at'),
    hiddenAt: moment('hidden_at'),
    hiddenRule: text('hidden_rule').$type<CommunityRule>(),
    hiddenRulesVersion: integer('hidden_rules_version'),
    hiddenRemark: text('hidden_remark'),
  },
  (table) => [
    uniqueIndex('course_reviews_one').on(table.userId, table.courseId),
    index('course_reviews_course').on(table.courseId, table.writtenAt),
    index('course_reviews_latest').on(table.writtenAt),
    check('course_reviews_stars', sql`${table.stars} between 1 and 5`),
    // A review can't be hidden without reasons.
    check(
      'course_reviews_reasons',
      sql`num_nonnulls(${table.hiddenAt}, ${table.hiddenRule}, ${table.hiddenRulesVersion}, ${table.hiddenRemark}) in (0, 4)`,
    ),
  ],
);

/** The last number of each year. */
export const certificateNumbers = pgTable(
  'certificate_numbers',
  { year: integer('year').primaryKey(), last: integer('last').notNull() },
  (table) => [check('certificate_numbers_last', sql`${table.last} > 0`)],
);
