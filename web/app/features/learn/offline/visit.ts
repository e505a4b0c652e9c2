import type { ItemWithFiles } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import { browserApi } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/failure.ts';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { followMember } from './follow-member.ts';
import { findCopies, type OfflineItem, offlineBookPath } from './offline-item.ts';
import { reviewOfflineItems, type Standing } from './review-offline-items.ts';
import { pdfOf, saveBook } from './save-book.ts';
import { saveCourse } from './save-course.ts';
import { lockOfflineItems, removeWorker } from './save-item.ts';
import { offlineItems } from './use-offline-items.ts';

/**
 * Runs on each visit by a browser that has stored items. Without `member` (the page has no session)
 * it asks the server who is signed in.
 */
export async function visit(auth: PageSession | null, member?: string): Promise<void> {
  if (!auth) return;
  followMember(auth);
  try {
    await lockOfflineItems(() => review(auth, member));
  } catch {
    // The server can't be reached: the next visit tries again.
  }
  await offlineItems.load();
}

async function review(auth: PageSession, member?: string): Promise<void> {
  await reviewOfflineItems({
    storage: caches,
    findOwner: async () => member ?? (await browserApi.identity.session())?.user.id ?? null,
    standingOf: (item) => (item.kind === 'book' ? standingOfBook(item) : standingOfCourse(item)),
    refresh: (item) => refresh(item, auth),
    now: () => new Date(),
  });
  if ((await findCopies(caches)).length === 0) await removeWorker();
}

async function standingOfCourse(course: OfflineItem): Promise<Standing> {
  try {
    const language = languageOf(course);
    const { access } = await browserApi.learning.course({ course: course.slug, language });
    return access.isAllowed ? 'current' : 'ended';
  } catch (error) {
    if (hasCode(error, 'COURSE_NOT_FOUND')) return 'ended';
    throw error;
  }
}

/** A new version is a new file. */
async function standingOfBook(saved: OfflineItem): Promise<Standing> {
  const book = await findBook(saved);
  const file = book && pdfOf(book);
  if (!file) return 'ended';
  return saved.links.some(({ path }) => path === offlineBookPath(file.id)) ? 'current' : 'outdated';
}

/** The book, if the member may still download it. */
async function findBook(saved: OfflineItem): Promise<ItemWithFiles | undefined> {
  const shelf = await browserApi.downloads.shelf({ language: languageOf(saved) });
  const own = shelf.find(({ item }) => item.kind === 'book' && item.slug === saved.slug);
  return own?.access.isAllowed ? own.item : undefined;
}

async function refresh(item: OfflineItem, auth: PageSession): Promise<void> {
  const { owner, slug, texts } = item;
  const request = {
    owner,
    texts,
    isOwnerSignedIn: () => auth.store.state().session?.user.id === owner,
  };
  const progress = { signal: new AbortController().signal, onProgress: () => undefined };
  if (item.kind === 'course') {
    await saveCourse({ ...request, slug, pathTo: (path) => path }, progress);
    return;
  }
  const book = await findBook(item);
  if (book) await saveBook({ ...request, book }, progress);
}

function languageOf({ language }: OfflineItem): LanguageCode {
  return isLanguageCode(language) ? language : 'en';
}
