export const myCoursesPath = '/my-courses';

/** Redirects to the next lesson. */
export function learnPath(course: string): string {
  return `${myCoursesPath}/${course}`;
}

export function readerPath(course: string, lesson: string): string {
  return `${learnPath(course)}/${lesson}`;
}

/** Both check the session, whatever page they are on. */
export function filmPath(lessonId: string): string {
  return `/learning/lessons/${lessonId}/film`;
}

export function captionsPath(lessonId: string): string {
  return `/learning/lessons/${lessonId}/captions.vtt`;
}

/** The pictures of a lesson's text, each by its id; they check the session too. */
export function lessonPicturesPath(lessonId: string): string {
  return `/learning/lessons/${lessonId}/pictures`;
}
