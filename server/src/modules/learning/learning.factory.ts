import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type ItemId,
  type LessonId,
  lessonIdSchema,
  moduleIdSchema,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseDraft, LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { newDraft, newLesson } from '@danube/contract/catalogue/draft/new-draft.ts';
import type { QuestionKey } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import type { Marks } from '@danube/contract/learning/marks.ts';
import type { Answer, QuizQuestion } from '@danube/contract/learning/quiz.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import { noGrantMails } from '../../testing/no-grant-mails.ts';
import { noSubscriptions } from '../../testing/no-subscriptions.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import {
  createPublicItem,
  createStoredFile,
  testCatalogue,
} from '../catalogue/catalogue.factory.ts';
import { testEmailPreferences } from '../email-preferences/email-preferences.factory.ts';
import { createEntitlements } from '../entitlements/entitlements.module.ts';
import { findStaffMember } from '../identity/people/find-staff-member.ts';
import { findReachable } from '../identity/people/reachable.repository.ts';
import type { LearningDependencies } from './learning.dependencies.ts';
import { createLearning } from './learning.module.ts';

/**
 * Learning with the test's own database: real catalogue and entitlements, files without storage.
 */
export function testLearning(database: TestDatabase, startsAt: string) {
  const platform = testPlatform(database.db, startsAt);
  const catalogue = testCatalogue(platform);
  const findNames = async (ids: readonly string[]) =>
    new Map(ids.filter((id) => id !== 'nobody').map((id) => [id, `Name of ${id}`]));
  const entitlements = createEntitlements({
    ...platform,
    ...noGrantMails,
    subscriptions: noSubscriptions,
    catalogue: catalogue.api,
    findNames,
  });
  const recorded = createRecordedJobs();
  const emails = testEmailPreferences(platform);
  const deps: LearningDependencies = {
    ...platform,
    jobs: recorded.jobs,
    catalogue: catalogue.api,
    entitlements: entitlements.api,
    emails: emails.api,
    withdrawableUntil: async () => null,
    findNames,
    findReachable,
    findStaffMember: (tx, id) => findStaffMember({ settings: { fallbackAdminEmails: [] } }, tx, id),
    findLanguage: async () => 'en',
    findEmail: async (_tx, userId) => `${userId}@students.example`,
    siteUrl: 'https://danube.example',
    media: {
      ...catalogue.media.api,
      link: async (_tx, id) => ({ url: `https://files.example/${id}`, fileName: 'file.pdf' }),
      linkForPlayback: async (_tx, id) => ({ url: `https://files.example/${id}` }),
      openLessonPicture: async (id) => ({ body: Readable.from([id]) }),
    },
  };
  const learning = createLearning(deps);
  return {
    platform,
    catalogue,
    deps,
    emails,
    learning,
    entitlements,
    recorded,
    as: (caller: Caller) =>
      createRouterClient(learning.routers.learning, { context: contextOf(callers[caller]) }),
    certificatesAs: (caller: Caller) =>
      createRouterClient(learning.routers.certificates, { context: contextOf(callers[caller]) }),
    reviewsAs: (caller: Caller) =>
      createRouterClient(learning.routers.reviews, { context: contextOf(callers[caller]) }),
    reviewsAdminAs: (caller: Caller) =>
      createRouterClient(learning.routers.reviewsAdmin, { context: contextOf(callers[caller]) }),
    adminAs: (caller: Caller) =>
      createRouterClient(learning.routers.learningAdmin, { context: contextOf(callers[caller]) }),
  };
}

type LessonOverrides = Partial<Omit<LessonDraft, 'texts'>> & {
  body?: string;
  questions?: Question[];
};
type Question = { prompt: string; choices?: string[]; key: QuestionKey; explanation?: string };

export function createPricedCourse(
  slug: string,
  price: number,
  parts: readonly LessonOverrides[],
): CourseDraft {
  const draft = newDraft({
    kind: 'course',
    slug,
    title: `Course ${slug}`,
    originalLanguage: 'en',
    instructor: 'viktor-hajnal',
    level: 'beginner',
  });
  if (draft.kind !== 'course') throw new Error('a course was asked for');
  const lessons = parts.map((part, index) => aLesson(part, index + 1));
  const module = {
    id: moduleIdSchema.parse(randomUUID()),
    texts: { en: { text: { title: 'Module 1' }, mark: null } },
    lessons,
  };
  return { ...draft, price: moneySchema.parse(price), modules: [module] };
}

function aLesson({ body, questions = [], ...facts }: LessonOverrides, number: number): LessonDraft {
  const id = lessonIdSchema.parse(randomUUID());
  const start = { id, slug: `lesson-${number}`, kind: 'text', originalLanguage: 'en' } as const;
  const text = {
    title: `Lesson ${number}`,
    body: body ?? `What lesson ${number} says.`,
    questions: questions.map(({ prompt, choices = [], explanation = 'Because.' }) => ({
      prompt,
      choices,
      explanation,
    })),
  };
  return {
    ...newLesson({ ...start, title: text.title }),
    keys: questions.map(({ key }) => key),
    ...facts,
    texts: { en: { text, mark: null } },
  };
}

export const oneOfEach: Question[] = [
  { prompt: 'One', choices: ['a', 'b'], key: { type: 'single', right: 1 } },
  { prompt: 'Several', choices: ['a', 'b', 'c'], key: { type: 'several', right: [0, 2] } },
  { prompt: 'Number', key: { type: 'numeric', right: 12.5, tolerance: 0.5 } },
  { prompt: 'Order', choices: ['first', 'second', 'third'], key: { type: 'order' } },
  {
    prompt: 'Trade',
    key: {
      type: 'trade',
      side: 'long',
      account: 10_000,
      pointValue: 1,
      maxRisk: 1,
      minRewardToRisk: 1.5,
      bars: Array.from({ length: 6 }, () => ({ open: 100, high: 110, low: 90, close: 105 })),
    },
  },
];

/** A course with a free text, a 100 s video, a file, a quiz and a paid text. */
export async function insertCourse(
  { catalogue, platform }: ReturnType<typeof testLearning>,
  slug: string,
  price = 9_900,
): Promise<{ id: ItemId; lessons: [LessonId, LessonId, LessonId, LessonId, LessonId] }> {
  const video = await createStoredFile(platform.db, 'video');
  const file = await createStoredFile(platform.db);
  const draft = createPricedCourse(slug, price, [
    { isFree: true, body: 'Candles for **everybody**.' },
    { kind: 'video', video, videoSeconds: 100 },
    { kind: 'file', file },
    { kind: 'quiz', questions: oneOfEach },
    { body: 'A secret about *Kerzen*.' },
  ]);
  const id = await createPublicItem(catalogue.deps, draft);
  const [a, b, c, d, e] = draft.modules.flatMap(({ lessons }) => lessons.map((one) => one.id));
  if (!(a && b && c && d && e)) throw new Error('five lessons were written');
  return { id, lessons: [a, b, c, d, e] };
}

export function someMarks(marks: Partial<Marks> = {}): Marks {
  const place = { second: 0, scroll: 0, at: new Date('2026-11-16T10:00:00Z') };
  return { round: 0, watched: [], isRead: false, place, ...marks };
}

type Student = ReturnType<ReturnType<typeof testLearning>['as']>;

/** Completes all five lessons. */
export async function finish(client: Student, [text, film, file, quiz, last]: LessonId[]) {
  const marks = [
    { lesson: text, marks: someMarks({ isRead: true }) },
    { lesson: film, marks: someMarks({ watched: [[0, 90]] }) },
    { lesson: file, marks: someMarks({ isRead: true }) },
    { lesson: last, marks: someMarks({ isRead: true }) },
  ].flatMap(({ lesson, marks }) => (lesson ? [{ lesson, marks }] : []));
  await client.keepMarks({ lessons: marks });
  if (quiz) await pass(client, quiz);
}

export async function pass(client: Student, quiz: LessonId) {
  const { id, questions } = await client.beginQuiz({ lesson: quiz, language: 'en' });
  return client.handIn({ attempt: id, answers: questions.map(rightAnswer) });
}

/** The correct answers for `oneOfEach`. */
function rightAnswer(question: QuizQuestion): Answer {
  switch (question.type) {
    case 'single':
      return { type: 'single', place: 1 };
    case 'several':
      return { type: 'several', places: [2, 0] };
    case 'numeric':
      return { type: 'numeric', value: 13 };
    case 'order':
      return { type: 'order', places: inOrder(question.choices) };
    case 'trade':
      return { type: 'trade', trade: { entry: 100, stop: 95, target: 110, units: 20 } };
  }
}

function inOrder(choices: readonly { place: number; text: string }[]): number[] {
  return ['first', 'second', 'third'].map(
    (word) => choices.find(({ text }) => text === word)?.place ?? 0,
  );
}
