export const myCoursesPath = '/my-courses';

/** Redirects to the next lesson. */
export function learnPath(course: string): string {
  return `${myCoursesPath}/${course}`;
}

export function readerPath(course: string, lesson: string): string {
  return `${learnPath(course)}/${lesson}`;
}

/** Where readers get a lesson's files; each request checks the session. */
export function lessonFilesPath(lessonId: string): string {
  return `/learning/lessons/${lessonId}`;
}

/** A video and its captions below the path of a lesson's files. */
export function filmPath(files: string): string {
  return `${files}/film`;
}

export function captionsPath(files: string): string {
  return `${files}/captions.vtt`;
}

/** The pictures of a lesson's text, each by its id. */
export function lessonPicturesPath(lessonId: string): string {
  return `${lessonFilesPath(lessonId)}/pictures`;
}

/** A lesson's files for people who edit it, in either version. */
export function lessonPreviewFilesPath(of: {
  version: string;
  course: string;
  lesson: string;
}): string {
  return `/learning/previews/${of.version}/${of.course}/${of.lesson}`;
}
