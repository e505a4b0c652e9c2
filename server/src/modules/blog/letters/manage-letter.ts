import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { requireLocked, requirePost } from '../editing/require-post.ts';
import { findCards } from '../public/public.repository.ts';
import { insertLetter, lockLetter, updateLetter } from './letters.repository.ts';
import { postLetter } from './post-letter.ts';
import { sendLetterJob } from './send-letter.job.ts';

/** Starts or resumes sending; nobody is emailed twice. */
export function beginLetter(deps: BlogDependencies, act: ActionContext, id: PostId): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const post = await requireLocked(tx, id);
    if (!post.isPublic) throw new DomainError('LETTER_NOT_POSSIBLE');
    const letter = await lockLetter(tx, id);
    if (letter?.state === 'sending') return;
    if (letter?.state === 'sent') throw new DomainError('LETTER_NOT_POSSIBLE');
    if (letter) await updateLetter(tx, id, { state: 'sending', finishedAt: null });
    else await insertLetter(tx, id, deps.clock.now());
    await deps.jobs.enqueue(tx, sendLetterJob, { payload: { postId: id }, key: id });
    audit({
      ...auditFieldsOf(act),
      action: 'blog.send-letter',
      target: { kind: 'post', id },
      after: { isResumed: letter !== null },
    });
  });
}

/** Emails already in the queue are still delivered. */
export function stopLetter(deps: BlogDependencies, act: ActionContext, id: PostId): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    await requirePost(tx, id);
    const letter = await lockLetter(tx, id);
    if (letter?.state !== 'sending') return;
    await updateLetter(tx, id, { state: 'stopped', finishedAt: deps.clock.now() });
    audit({
      ...auditFieldsOf(act),
      action: 'blog.stop-letter',
      target: { kind: 'post', id },
      after: { written: letter.written },
    });
  });
}

/** Sends it to the caller in the requested language. Its unsubscribe links only open the page. */
export function sendTest(
  deps: BlogDependencies,
  act: ActionContext,
  { id, language }: { id: PostId; language: LanguageCode },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const post = await requirePost(tx, id);
    const [card] = await findCards(tx, [id], language);
    const to = await deps.findEmail(tx, act.member.userId);
    if (!card || to === null) throw new DomainError('LETTER_NOT_POSSIBLE');
    const leaveUrl = `${deps.siteUrl}/newsletter`;
    const addressee = { to, language, leaveUrl, oneClickUrl: leaveUrl };
    const messageKey = `post-letter-test:${deps.ids.uuid()}`;
    const hasRiskNotice = post.published?.hasRiskNotice ?? false;
    const letter = postLetter(card, addressee, {
      siteUrl: deps.siteUrl,
      messageKey,
      hasRiskNotice,
    });
    // A test isn't list mail: clicking "unsubscribe" must not appear to work.
    const { unsubscribeUrl: _none, ...mail } = letter;
    await enqueueMail(tx, deps.jobs, mail);
    audit({
      ...auditFieldsOf(act),
      action: 'blog.test-letter',
      target: { kind: 'post', id },
      after: { language },
    });
  });
}
