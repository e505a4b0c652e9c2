import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import { blogAdminContract } from '@danube/contract/blog/blog-admin.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { BlogDependencies } from './blog.dependencies.ts';
import { listForAdmin } from './editing/admin-list.ts';
import { createPost } from './editing/create-post.ts';
import { editPost } from './editing/edit-post.ts';
import { findPostBySlug, findRevision } from './editing/editing.repository.ts';
import { publishPost } from './editing/publish-post.ts';
import { restorePost } from './editing/restore-post.ts';
import { removePost, withdrawPost } from './editing/withdraw-post.ts';
import { beginLetter, sendTest, stopLetter } from './letters/manage-letter.ts';
import { readEdition, readHistory, toEdition } from './read-edition.ts';

export function createBlogAdminRouter(deps: BlogDependencies) {
  const os = implement(blogAdminContract).$context<RequestContext>().use(guard);
  const edition = (id: PostId) => readEdition(deps, id);
  return os.router({
    list: os.list.handler(({ input }) => listForAdmin(deps, input)),
    create: os.create.handler(async ({ input, context }) =>
      edition(await createPost(deps, requireActionContext(context), input)),
    ),
    read: os.read.handler(({ input }) => edition(input.id)),
    find: os.find.handler(async ({ input }) => {
      const post = await findPostBySlug(deps.db, input.slug);
      if (!post) throw new DomainError('POST_NOT_FOUND');
      return toEdition(deps, post);
    }),
    edit: os.edit.handler(async ({ input, context }) => {
      await editPost(deps, requireActionContext(context), input);
      return edition(input.id);
    }),
    publish: os.publish.handler(async ({ input, context }) => {
      await publishPost(deps, requireActionContext(context), input);
      return edition(input.id);
    }),
    withdraw: os.withdraw.handler(async ({ input, context }) => {
      await withdrawPost(deps, requireActionContext(context), input);
      return edition(input.id);
    }),
    remove: os.remove.handler(async ({ input, context }) => ({
      removed: await removePost(deps, requireActionContext(context), input.id),
    })),
    history: os.history.handler(({ input }) => readHistory(deps, input.id)),
    readRevision: os.readRevision.handler(async ({ input }) => {
      const draft = await findRevision(deps.db, input.id, input.number);
      if (!draft) throw new DomainError('POST_NOT_FOUND');
      return { draft };
    }),
    restore: os.restore.handler(async ({ input, context }) => {
      await restorePost(deps, requireActionContext(context), input);
      return edition(input.id);
    }),
    sendTest: os.sendTest.handler(async ({ input, context }) => {
      await sendTest(deps, requireActionContext(context), input);
      return {};
    }),
    sendLetter: os.sendLetter.handler(async ({ input, context }) => {
      await beginLetter(deps, requireActionContext(context), input.id);
      return edition(input.id);
    }),
    stopLetter: os.stopLetter.handler(async ({ input, context }) => {
      await stopLetter(deps, requireActionContext(context), input.id);
      return edition(input.id);
    }),
  });
}
