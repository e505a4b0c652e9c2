import type { StaffSearchSource } from '../../../platform/staff-search.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { findAdminPosts } from './admin-list.repository.ts';

export function createPostSearch({ db }: Pick<BlogDependencies, 'db'>): StaffSearchSource {
  return {
    group: 'content',
    scope: 'content',
    async find(_act, { words, limit }) {
      const posts = await findAdminPosts(db, { search: words }, { limit, after: null });
      return posts.map(({ id, title, draft }) => {
        const slug = draft.slugs[draft.originalLanguage] ?? '';
        return { id, title, detail: slug, path: `/admin/blog/edit/${slug}` };
      });
    },
  };
}
