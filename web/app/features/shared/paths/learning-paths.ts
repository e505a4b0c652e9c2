export const myCoursesPath = '/my-courses';

/** Leads on to the lesson that comes next. */
export function learnPath(course: string): string {
  return `${myCoursesPath}/${course}`;
}

export function readerPath(course: string, lesson: string): string {
  return `${learnPath(course)}/${lesson}`;
}

/** Both ask who is there, whatever page they are on. */
export function filmPath(lessonId: string): string {
  return `/learning/lessons/${lessonId}/film`;
}

export function captionsPath(lessonId: string): string {
  return `/learning/lessons/${lessonId}/captions.vtt`;
}
