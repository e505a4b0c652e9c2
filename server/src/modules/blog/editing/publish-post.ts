import type { PostProblem } from '@danube/contract/blog/blog.errors.ts';
import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import {
  collectPostFiles,
  findPostFileProblems,
  findPostProblems,
} from '@danube/contract/blog/draft/find-post-problems.ts';
import type { PostDraft } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { fingerprint } from '@danube/contract/catalogue/draft/translated.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { draftColumns } from './create-post.ts';
import { markPublished, type PostRecord, updatePost } from './editing.repository.ts';
import { publishPostJob } from './publish-scheduled.job.ts';
import { findVersions, insertVersion, replaceTexts } from './publishing.repository.ts';
import { requireRevision } from './require-post.ts';
import { storeUses } from './save-revision.ts';
import { toPublicTexts } from './to-public-texts.ts';

type PublishInput = { id: PostId; revision: number; at: Date | null };

/** Publishes the draft now or at a given time; a past time means now. */
export function publishPost(
  deps: BlogDependencies,
  act: ActionContext,
  input: PublishInput,
): Promise<void> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const post = await requireRevision(tx, input);
    const problems = await findProblems(deps, tx, post.draft);
    if (problems.length > 0) throw new DomainError('POST_NOT_PUBLISHABLE', { problems });
    const at = input.at && input.at > deps.clock.now() ? input.at : null;
    if (at) {
      await schedule(deps, tx, { post, at });
    } else {
      await makePublic(deps, tx, post);
      touchContent('blog');
    }
    audit({
      ...auditFieldsOf(act),
      action: at ? 'blog.schedule' : 'blog.publish',
      target: { kind: 'post', id: post.id },
      before: { revision: post.publishedRevision },
      after: { revision: post.revision, ...(at ? { at } : {}) },
    });
  });
}

export async function findProblems(
  { media }: Pick<BlogDependencies, 'media'>,
  tx: Tx,
  draft: PostDraft,
): Promise<PostProblem[]> {
  const files = await media.findFiles(tx, collectPostFiles(draft));
  return [
    ...findPostProblems(draft),
    ...findPostFileProblems(draft, (id) => files.find((file) => file.id === id)),
  ];
}

async function schedule(
  deps: BlogDependencies,
  tx: Tx,
  { post, at }: { post: PostRecord; at: Date },
): Promise<void> {
  await updatePost(tx, post.id, { scheduledFor: at, scheduledRevision: post.revision });
  await deps.jobs.enqueue(tx, publishPostJob, {
    payload: { postId: post.id, revision: post.revision, at: at.toISOString() },
    startAfter: at,
  });
}

/** Copies the draft to the public version and updates everything derived from it. */
export async function makePublic(
  deps: Pick<BlogDependencies, 'clock' | 'media'>,
  tx: Tx,
  post: PostRecord,
): Promise<void> {
  const now = deps.clock.now();
  const { draft } = post;
  const { version, versions } = await countVersion(tx, post, now);
  const texts = toPublicTexts(draft, { version, versions });
  await updatePost(tx, post.id, {
    published: draft,
    publishedRevision: post.revision,
    isPublic: true,
    version,
    publishedAt: post.publishedAt ?? now,
    changedAt: now,
    translated: texts.length > 1,
    withdrawnAt: null,
    scheduledFor: null,
    scheduledRevision: null,
    ...draftColumns(draft),
  });
  await markPublished(tx, post, now);
  await replaceTexts(tx, post.id, texts);
  await storeUses(deps, tx, post.id);
}

/** A changed original is a new version; publishing the same text again isn't. */
async function countVersion(tx: Tx, { id, draft }: PostRecord, now: Date) {
  const known = await findVersions(tx, id);
  const own = fingerprint(draft.texts[draft.originalLanguage]?.text);
  const last = known.at(-1);
  if (last?.fingerprint === own) return { version: last.version, versions: known };
  const next = { version: (last?.version ?? 0) + 1, fingerprint: own };
  await insertVersion(tx, { postId: id, ...next, publishedAt: now });
  return { version: next.version, versions: [...known, next] };
}
