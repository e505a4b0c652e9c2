import { type PostId, postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import { createPostDraft } from '@danube/contract/blog/draft/apply-post-edit.ts';
import type { PostDraft } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { itemSlugSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { languagesOf } from '@danube/contract/catalogue/draft/translated.ts';
import { toSlug } from '@danube/contract/catalogue/to-slug.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { findPostBySlug, insertPost, lockSlugs, reserveSlug } from './editing.repository.ts';
import { saveRevision } from './save-revision.ts';

type NewPostInput = { title: string; slug?: string | undefined; originalLanguage: LanguageCode };

export function createPost(
  deps: BlogDependencies,
  act: ActionContext,
  start: NewPostInput,
): Promise<PostId> {
  return deps.transact(async ({ tx, audit }) => {
    await lockSlugs(tx);
    const slug = start.slug ?? (await findFreeSlug(tx, start.title));
    const draft = createPostDraft({ ...start, slug });
    const id = await insertDraftPost(deps, tx, {
      draft,
      act: 'created',
      madeBy: act.member.userId,
    });
    audit({
      ...auditFieldsOf(act),
      action: 'blog.create',
      target: { kind: 'post', id },
      after: { slug, title: start.title },
    });
    return id;
  });
}

/** A new post with its first history entry; throws `SLUG_TAKEN` if another post has the slug. */
export async function insertDraftPost(
  deps: Pick<BlogDependencies, 'clock' | 'ids' | 'media'>,
  tx: Tx,
  start: {
    draft: PostDraft;
    act: 'created' | 'imported';
    madeBy: string | null;
    id?: PostId;
    isSample?: boolean;
  },
): Promise<PostId> {
  const { draft, act, madeBy, isSample = false } = start;
  const now = deps.clock.now();
  const id = start.id ?? postIdSchema.parse(deps.ids.uuid());
  await lockSlugs(tx);
  await insertPost(tx, {
    id,
    draft,
    revision: 1,
    title: titleOf(draft),
    isSample,
    ...draftColumns(draft),
    createdAt: now,
    updatedAt: now,
    updatedBy: madeBy,
  });
  await reserveSlugs(tx, id, draft);
  const revision = { postId: id, number: 1, draft, act, madeAt: now, madeBy };
  await saveRevision(deps, tx, { ...revision, before: null });
  return id;
}

/** Throws `SLUG_TAKEN` if one of them belongs to another post. */
export async function reserveSlugs(tx: Tx, postId: PostId, { slugs }: PostDraft): Promise<void> {
  for (const language of languagesOf(slugs)) {
    const slug = slugs[language];
    if (slug && !(await reserveSlug(tx, { slug, postId, language }))) {
      throw new DomainError('SLUG_TAKEN');
    }
  }
}

export function titleOf({ texts, originalLanguage }: PostDraft): string {
  return texts[originalLanguage]?.text.title ?? '';
}

/** The columns derived from the document. */
export function draftColumns({ originalLanguage, author, tags, cover }: PostDraft) {
  return { originalLanguage, author, tags, cover };
}

/** Two posts may have the same title; the second slug gets a number. */
async function findFreeSlug(tx: Tx, title: string): Promise<string> {
  const suggested = toSlug(title).slice(0, 76);
  const base = itemSlugSchema.safeParse(suggested).success ? suggested : 'post';
  for (let number = 1; number < 100; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await findPostBySlug(tx, slug))) return slug;
  }
  throw new DomainError('SLUG_TAKEN');
}
