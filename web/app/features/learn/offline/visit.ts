import { isLanguageCode } from '@danube/contract/locale.ts';
import { browserApi } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/failure.ts';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { followMember } from './follow-member.ts';
import { keepCourse, removeWorker, withKeptCourses } from './keep-course.ts';
import { findCopies, type KeptCourse } from './kept-course.ts';
import { reviewKeptCourses } from './review-kept-courses.ts';
import { keptCourses } from './use-kept-courses.ts';

/**
 * Runs on each visit by a browser that has stored courses. Without `member` (the page knows no
 * session) the server is asked who is signed in.
 */
export async function visit(auth: PageSession | null, member?: string): Promise<void> {
  if (!auth) return;
  followMember(auth);
  try {
    await withKeptCourses(() => review(auth, member));
  } catch {
    // The server can't be reached; the next visit tries again.
  }
  await keptCourses.load();
}

async function review(auth: PageSession, member?: string): Promise<void> {
  await reviewKeptCourses({
    storage: caches,
    findOwner: async () => member ?? (await browserApi.identity.session())?.user.id ?? null,
    mayRead,
    refresh: (course) => refresh(course, auth),
    now: () => new Date(),
  });
  if ((await findCopies(caches)).length === 0) await removeWorker();
}

async function mayRead({ slug, language }: KeptCourse): Promise<boolean> {
  const shown = isLanguageCode(language) ? language : 'en';
  try {
    const { access } = await browserApi.learning.course({ course: slug, language: shown });
    return access.isAllowed;
  } catch (error) {
    if (hasCode(error, 'COURSE_NOT_FOUND')) return false;
    throw error;
  }
}

function refresh({ owner, slug, texts }: KeptCourse, auth: PageSession): Promise<void> {
  return keepCourse(
    {
      owner,
      slug,
      texts,
      pathTo: (path) => path,
      isOwnerSignedIn: () => auth.store.state().session?.user.id === owner,
    },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
}
