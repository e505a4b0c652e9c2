import { blogContract } from '@danube/contract/blog/blog.contract.ts';
import { implement } from '@orpc/server';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { BlogDependencies } from './blog.dependencies.ts';
import { listPosts } from './public/list-posts.ts';
import { readPost } from './public/read-post.ts';
import { searchPosts } from './public/search-posts.ts';

export function createBlogRouter({ db }: BlogDependencies) {
  const os = implement(blogContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ input }) => listPosts(db, input)),
    post: os.post.handler(({ input }) => readPost(db, input)),
    search: os.search.handler(({ input }) => searchPosts(db, input)),
  });
}
