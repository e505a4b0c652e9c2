const coursePage = /^\/(?:my-courses|course|course-details)\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?\/?$/;

/** The slugs of the course and the lesson that a path of the site leads to; null for other pages. */
export function courseInPath(path: string): { course: string; lesson: string | null } | null {
  const [pathname = ''] = path.split(/[?#]/);
  const [, course, lesson = null] = coursePage.exec(pathname) ?? [];
  return course ? { course, lesson } : null;
}
