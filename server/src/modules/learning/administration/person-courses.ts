import type { PersonCourse } from '@danube/contract/learning/learning-admin.contract.ts';
import { percentDone } from '@danube/contract/learning/lesson-done.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { findCertificatesOf, findSupersededOf } from '../certificates/certificates.repository.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findDoneMarks } from '../marks/marks.repository.ts';
import { computeStanding } from '../marks/progress.ts';
import { requirePerson } from '../require-person.ts';

type Input = { readonly userId: string; readonly language: LanguageCode };

/** For administrators; the read is audited. */
export async function listPersonCourses(
  deps: LearningDependencies,
  act: ActionContext,
  input: Input,
): Promise<PersonCourse[]> {
  await requirePerson(deps, input.userId);
  await deps.transact(async ({ audit }) =>
    audit({
      ...auditFieldsOf(act),
      action: 'learning.read',
      target: { kind: 'person', id: input.userId },
    }),
  );
  return findPersonCourses(deps, input);
}

/** Courses a person has started or has a certificate for, last opened first. */
async function findPersonCourses(
  { db, catalogue }: LearningDependencies,
  { userId, language }: Input,
): Promise<PersonCourse[]> {
  const marks = await findDoneMarks(db, userId);
  const certificates = await findCertificatesOf(db, userId);
  const superseded = await findSupersededOf(db, userId);
  const ids = [...new Set([...marks, ...certificates].map(({ courseId }) => courseId))];
  const heads = await catalogue.findCourseHeads(db, ids, language);
  const lessons = await catalogue.findCourseLessons(db, ids);
  const courses = heads.map(({ id, slug, title }) => {
    const standing = computeStanding(id, lessons, marks);
    const certificate = certificates.find(({ courseId }) => courseId === id);
    const done = standing.done.size;
    return {
      course: { id, slug, title },
      done,
      lessons: standing.lessons.length,
      percent: percentDone(done, standing.lessons.length),
      lastAccessedAt: standing.lastAccessedAt ?? certificate?.issuedAt ?? new Date(0),
      certificate: certificate
        ? {
            code: certificate.code,
            number: certificate.number,
            issuedAt: certificate.issuedAt,
            isRevoked: certificate.revokedAt !== null,
            replaced: superseded
              .filter(({ courseId }) => courseId === id)
              .map(({ number, holder, supersededAt }) => ({ number, holder, at: supersededAt })),
          }
        : null,
    };
  });
  return courses.toSorted(
    (one, other) => other.lastAccessedAt.getTime() - one.lastAccessedAt.getTime(),
  );
}
