import type { PostCard, PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../../platform/database.ts';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { findPost } from '../editing/editing.repository.ts';
import { findCards } from '../public/public.repository.ts';
import {
  claimReaders,
  incrementSentCount,
  type LetterRecord,
  lockLetter,
  updateLetter,
} from './letters.repository.ts';
import { postLetter } from './post-letter.ts';
import { type SendLetter, sendLetterJob } from './send-letter.job.ts';

/** Small enough to stop quickly, large enough to finish 10,000 soon. */
const batchSize = 100;

export function createSendLetterJob(deps: BlogDependencies): JobDefinition<SendLetter> {
  return {
    ...sendLetterJob,
    async handle({ postId }, { signal }) {
      while (await sendBatch(deps, postId)) signal.throwIfAborted();
    },
  };
}

/**
 * Emails the next batch. The recipients, their emails and the progress commit together, so that a
 * worker killed here has emailed nobody in this batch. False if nobody is left, or sending was
 * stopped.
 */
function sendBatch(deps: BlogDependencies, postId: PostId): Promise<boolean> {
  return deps.transact(async ({ tx }) => {
    const letter = await lockLetter(tx, postId);
    if (letter?.state !== 'sending') return false;
    const page = { after: letter.reachedReader, limit: batchSize };
    const readers = await deps.newsletter.findReaders(tx, page);
    const post = await findPost(tx, postId);
    // Withdrawn in the meantime: a newsletter that links to a missing page helps nobody.
    if (!post?.isPublic) return stop(deps, tx, letter);
    const ids = readers.map(({ id }) => id);
    const claimed = await claimReaders(tx, { postId, writtenAt: deps.clock.now() }, ids);
    const cardIn = cardsByLanguage(tx, postId);
    for (const reader of readers.filter(({ id }) => claimed.has(id))) {
      const card = await cardIn(reader.language);
      if (!card) continue;
      const links = await deps.newsletter.departureLinks(tx, reader.id);
      const { email: to, language } = reader;
      const addressee = { to, language, leaveUrl: links.pageUrl, oneClickUrl: links.oneClickUrl };
      const messageKey = `post-letter:${postId}:${reader.id}`;
      const hasRiskNotice = post.published?.hasRiskNotice ?? false;
      const { siteUrl } = deps;
      await enqueueMail(
        tx,
        deps.jobs,
        postLetter(card, addressee, { siteUrl, messageKey, hasRiskNotice }),
      );
    }
    await incrementSentCount(tx, postId, claimed.size);
    const isDone = readers.length < batchSize;
    await updateLetter(tx, postId, {
      reachedReader: ids.at(-1) ?? letter.reachedReader,
      ...(isDone ? { state: 'sent', finishedAt: deps.clock.now() } : {}),
    });
    return !isDone;
  });
}

async function stop(deps: BlogDependencies, tx: Tx, { postId }: LetterRecord): Promise<boolean> {
  await updateLetter(tx, postId, { state: 'stopped', finishedAt: deps.clock.now() });
  return false;
}

/** A batch has few languages, so each card is read only once. */
function cardsByLanguage(tx: Tx, postId: PostId) {
  const known = new Map<LanguageCode, PostCard | null>();
  return async (language: LanguageCode): Promise<PostCard | null> => {
    const found = known.get(language);
    if (found !== undefined) return found;
    const [card = null] = await findCards(tx, [postId], language);
    known.set(language, card);
    return card;
  };
}
