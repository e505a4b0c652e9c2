import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { deletePost, lockPost, updatePost } from './editing.repository.ts';
import { deleteTexts } from './publishing.repository.ts';
import { requireLocked } from './require-post.ts';

type WithdrawInput = { id: PostId; of: 'schedule' | 'publication' };

/**
 * The request names what it undoes: a repeated request to cancel a schedule must not unpublish the
 * post.
 */
export function withdrawPost(
  deps: BlogDependencies,
  act: ActionContext,
  { id, of }: WithdrawInput,
): Promise<void> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const post = await requireLocked(tx, id);
    const isScheduled = of === 'schedule';
    if (isScheduled ? !post.scheduledFor : !post.isPublic) return;
    await updatePost(tx, id, {
      scheduledFor: null,
      scheduledRevision: null,
      ...(isScheduled ? {} : { isPublic: false, withdrawnAt: deps.clock.now() }),
    });
    if (!isScheduled) {
      await deleteTexts(tx, id);
      touchContent('blog');
    }
    audit({
      ...auditFieldsOf(act),
      action: isScheduled ? 'blog.unschedule' : 'blog.withdraw',
      target: { kind: 'post', id },
      before: { revision: post.publishedRevision, scheduledFor: post.scheduledFor },
    });
  });
}

/** Only a draft that was never public; false if it was already gone. */
export function removePost(
  deps: BlogDependencies,
  act: ActionContext,
  id: PostId,
): Promise<boolean> {
  return deps.transact(async ({ tx, audit }) => {
    const post = await lockPost(tx, id);
    if (!post) return false;
    if (post.published) throw new DomainError('POST_WAS_PUBLIC');
    await deps.media.storeUses(tx, id, []);
    await deletePost(tx, id);
    audit({
      ...auditFieldsOf(act),
      action: 'blog.remove',
      target: { kind: 'post', id },
      before: { title: post.title, revision: post.revision },
    });
    return true;
  });
}
