import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import { applyPostEdit } from '@danube/contract/blog/draft/apply-post-edit.ts';
import type { PostDraft, PostEdit } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { draftColumns, reserveSlugs, titleOf } from './create-post.ts';
import {
  lockSlugs,
  type PostRecord,
  type RevisionRecord,
  releaseOtherSlugs,
  updatePost,
} from './editing.repository.ts';
import { requireRevision } from './require-post.ts';
import { saveRevision } from './save-revision.ts';

type EditInput = {
  id: PostId;
  revision: number;
  edits: readonly PostEdit[];
  keepsPrevious: boolean;
};

/** Saves edits atomically. The public version doesn't change. */
export function editPost(
  deps: BlogDependencies,
  act: ActionContext,
  input: EditInput,
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const post = await requireRevision(tx, input);
    const draft = input.edits.reduce(applyOrReject, post.draft);
    const madeBy = act.member.userId;
    const { keepsPrevious } = input;
    await writeDraft(deps, tx, { post, draft, act: 'edited', madeBy, keepsPrevious });
    audit({
      ...auditFieldsOf(act),
      action: 'blog.edit',
      target: { kind: 'post', id: post.id },
      before: { revision: post.revision },
      after: { revision: post.revision + 1, edits: input.edits.map(summaryOf) },
    });
  });
}

/** Stores this as the draft, as the next revision. */
export async function writeDraft(
  deps: Pick<BlogDependencies, 'clock' | 'media'>,
  tx: Tx,
  change: {
    post: PostRecord;
    draft: PostDraft;
    act: RevisionRecord['act'];
    madeBy: string | null;
    keepsPrevious?: boolean;
  },
): Promise<void> {
  const { post, draft, act, madeBy, keepsPrevious = false } = change;
  const now = deps.clock.now();
  const number = post.revision + 1;
  await claimSlugs(tx, post, draft);
  await updatePost(tx, post.id, {
    draft,
    revision: number,
    title: titleOf(draft),
    // Lists show the published values of a public post.
    ...(post.published ? {} : draftColumns(draft)),
    updatedAt: now,
    updatedBy: madeBy,
  });
  const revision = { postId: post.id, number, draft, act, madeAt: now, madeBy };
  await saveRevision(deps, tx, { ...revision, before: post, keepsPrevious });
}

/** Slugs of a draft that was never public are released; a public post keeps all of them. */
async function claimSlugs(tx: Tx, post: PostRecord, draft: PostDraft): Promise<void> {
  const names = Object.values(draft.slugs);
  const known = Object.values(post.draft.slugs);
  if (names.length === known.length && names.every((name) => known.includes(name))) return;
  await lockSlugs(tx);
  if (!post.published) await releaseOtherSlugs(tx, post.id, names);
  await reserveSlugs(tx, post.id, draft);
}

function applyOrReject(draft: PostDraft, edit: PostEdit): PostDraft {
  const changed = applyPostEdit(draft, edit);
  if (!changed) throw new DomainError('EDIT_INVALID');
  return changed;
}

/** What the audit log stores: the kind of edit and its target; the history has the texts. */
function summaryOf(edit: PostEdit) {
  if (edit.edit !== 'text') return edit;
  const { language, state } = edit;
  return { edit: edit.edit, language, state, fields: Object.keys(edit.text) };
}
