export const coursesPath = '/courses';

/** Where the curriculum begins on the page of a course. */
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
