import { lessonOutline, titleIn } from '@danube/contract/catalogue/draft/outline.ts';
import type { StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findCertificateCodes } from '../certificates/certificates.repository.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findDoneMarks } from '../marks/marks.repository.ts';
import { computeStanding, toProgress } from '../marks/progress.ts';

type Input = {
  readonly userId: string | null;
  readonly course: string;
  readonly language: LanguageCode;
};

/** The outline with progress. Without access it shows which lessons are free. */
export async function readCourse(
  { db, catalogue, entitlements }: LearningDependencies,
  { userId, course: slug, language }: Input,
): Promise<StudentCourse> {
  const course = await catalogue.findCourse(db, slug);
  if (!course) throw new DomainError('COURSE_NOT_FOUND');
  const { id, draft } = course;
  const access = await entitlements.accessTo(db, userId, id);
  if (!course.isPublic && !access.isAllowed && access.why !== 'ended') {
    throw new DomainError('COURSE_NOT_FOUND');
  }
  const lessons = await catalogue.findCourseLessons(db, [id]);
  const marks = userId === null ? [] : await findDoneMarks(db, userId, [id]);
  const codes = userId === null ? new Map() : await findCertificateCodes(db, userId, [id]);
  const standing = computeStanding(id, lessons, marks);
  const outlines = draft.modules.map((module) => ({
    id: module.id,
    ...titleIn(draft, module, language),
    lessons: module.lessons.map((lesson) => ({
      ...lessonOutline(draft, lesson, language),
      isDone: standing.done.has(lesson.id),
      isOpen: access.isAllowed || (lesson.isFree && course.isPublic),
    })),
  }));
  const names = outlines.flatMap((module) => module.lessons);
  return {
    id,
    slug: course.slug,
    isPublic: course.isPublic,
    access,
    modules: outlines,
    ...titleIn(draft, draft, language),
    hasCfds: draft.markets.includes('cfd'),
    progress: toProgress(standing, names),
    certificate: codes.get(id) ?? null,
  };
}
