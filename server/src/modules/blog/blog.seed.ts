import { type PostId, postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import { type FileTree, listEntries } from '../../platform/content-files/file-tree.ts';
import { sampleId } from '../../platform/sample-id.ts';
import type { BlogDependencies } from './blog.dependencies.ts';
import { insertDraftPost } from './editing/create-post.ts';
import { findPost, lockPost } from './editing/editing.repository.ts';
import { makePublic } from './editing/publish-post.ts';
import { insertVersion } from './editing/publishing.repository.ts';
import { type PostFile, readPostFiles } from './exchange/read-post-files.ts';

type Deps = Pick<BlogDependencies, 'db' | 'clock' | 'ids' | 'transact' | 'media'>;

const folder = 'posts';

/** Sample posts, published on their dates; existing ones stay unchanged. */
export async function seedBlog(deps: Deps, tree: FileTree): Promise<void> {
  for (const name of listEntries(tree, folder)) {
    const path = `${folder}/${name}/post.md`;
    const id = postIdSchema.parse(sampleId(`post ${name}`));
    if (!tree.has(path) || (await findPost(deps.db, id))) continue;
    await publishSample(deps, id, readPostFiles(tree, path));
  }
}

function publishSample(
  deps: Deps,
  id: PostId,
  { draft, publishedAt, earlier }: PostFile,
): Promise<void> {
  return deps.transact(async ({ tx, touchContent }) => {
    await insertDraftPost(deps, tx, { id, draft, act: 'imported', madeBy: null, isSample: true });
    // For earlier versions only number and fingerprint are stored: their text is no longer in the
    // files.
    for (const { version, fingerprint } of earlier) {
      await insertVersion(tx, { postId: id, version, fingerprint });
    }
    const post = await lockPost(tx, id);
    if (!post) throw new Error('what was just written is not there');
    await makePublic({ ...deps, clock: { now: () => publishedAt } }, tx, post);
    touchContent('blog');
  });
}
