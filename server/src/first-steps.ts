import { courseInPath } from '@danube/contract/catalogue/course-in-path.ts';
import { lessonOutline, lessonsOf } from '@danube/contract/catalogue/draft/outline.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { CatalogueApi } from './modules/catalogue/catalogue.api.ts';
import type { EventsApi } from './modules/events/events.api.ts';
import type { FirstSteps } from './modules/identity/identity.dependencies.ts';
import type { Tx } from './platform/database.ts';

type Sources = {
  readonly catalogue: Pick<
    CatalogueApi,
    'findCourse' | 'findCourseHeads' | 'findItems' | 'findPublicIds'
  >;
  readonly events: Pick<EventsApi, 'programme'>;
};

/** Sessions further ahead aren't suggested. */
const daysAhead = 14;

/** Where a new member can start. Found on demand, because identity is built before its sources. */
export function createFirstSteps(sources: () => Sources): FirstSteps {
  return {
    findTitle: (tx, at) => findTitle(sources(), tx, at),
    async find(tx, { wantedPath, language, now }) {
      const chosen = wantedPath && (await findTitle(sources(), tx, { path: wantedPath, language }));
      return {
        start: chosen
          ? { title: chosen, path: wantedPath, isChosen: true }
          : await findFreeCourse(sources(), tx, language),
        session: await findSession(sources(), now),
      };
    },
  };
}

async function findTitle(
  { catalogue }: Sources,
  tx: Tx,
  { path, language }: { path: string; language: LanguageCode },
): Promise<string | null> {
  const wanted = courseInPath(path);
  if (!wanted) return null;
  const course = await catalogue.findCourse(tx, wanted.course);
  if (!course?.isPublic) return null;
  if (wanted.lesson === null) {
    const [head] = await catalogue.findCourseHeads(tx, [course.id], language);
    return head?.title ?? null;
  }
  const outlines = lessonsOf(course.draft).map((each) =>
    lessonOutline(course.draft, each, language),
  );
  return outlines.find((outline) => outline.slug === wanted.lesson)?.title ?? null;
}

/** The first one, in list order. */
async function findFreeCourse({ catalogue }: Sources, tx: Tx, language: LanguageCode) {
  const items = await catalogue.findItems(tx, await catalogue.findPublicIds(tx, 'course'));
  const free = items.find(({ price }) => price === 0);
  const [head] = await catalogue.findCourseHeads(tx, free ? [free.id] : [], language);
  return head ? { title: head.title, path: `/my-courses/${head.slug}`, isChosen: false } : null;
}

/** The programme begins with what is running; by the time the email is read, that may be over. */
async function findSession({ events }: Sources, now: Date) {
  const programme = await events.programme(daysAhead);
  const next = programme.find(
    ({ type, isAllDay, startsAt }) =>
      type === 'live_trading' && !isAllDay && new Date(startsAt) > now,
  );
  return next ? { title: next.title, startsAt: next.startsAt } : null;
}
