import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { writeDraft } from './edit-post.ts';
import { findRevision } from './editing.repository.ts';
import { requireRevision } from './require-post.ts';

/** Makes an earlier state the draft again; the states in between stay in the history. */
export function restorePost(
  deps: BlogDependencies,
  act: ActionContext,
  input: { id: PostId; number: number; revision: number },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const post = await requireRevision(tx, input);
    const draft = await findRevision(tx, post.id, input.number);
    if (!draft) throw new DomainError('POST_NOT_FOUND');
    await writeDraft(deps, tx, { post, draft, act: 'restored', madeBy: act.member.userId });
    audit({
      ...auditFieldsOf(act),
      action: 'blog.restore',
      target: { kind: 'post', id: post.id },
      before: { revision: post.revision },
      after: { revision: post.revision + 1, restored: input.number },
    });
  });
}
