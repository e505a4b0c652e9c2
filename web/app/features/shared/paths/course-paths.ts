export const coursesPath = '/courses';

/** The curriculum's anchor on a course's page. */
export const curriculumAnchor = 'curriculum';

export function coursePath(slug: string): string {
  return `/course/${slug}`;
}

export function lessonPath(course: string, lesson: string): string {
  return `${coursePath(course)}/lessons/${lesson}`;
}

export function curriculumPath(course: string): string {
  return `${coursePath(course)}#${curriculumAnchor}`;
}
