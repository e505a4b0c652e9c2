import { type PostId, postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import type { ReadinessSource } from '../../platform/health-check.ts';
import type { HttpRoute } from '../../platform/http-route.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { BlogApi } from './blog.api.ts';
import type { BlogDependencies } from './blog.dependencies.ts';
import { createBlogRouter } from './blog.router.ts';
import { createBlogAdminRouter } from './blog-admin.router.ts';
import {
  findPostNames,
  findPostsOfAuthor,
  hasUntouchedSample,
} from './editing/admin-list.repository.ts';
import { createPostSearch } from './editing/post-search.ts';
import { createPublishPostJob, createSweepScheduledPostsJob } from './editing/publish-scheduled.ts';
import { serveFeed } from './http/feed.ts';
import { findLettersTo } from './letters/letters.repository.ts';
import { createSendLetterJob } from './letters/send-letter.ts';
import { findPublicName } from './public/public.repository.ts';

export function createBlog(deps: BlogDependencies) {
  const api: BlogApi = {
    findPostsOfAuthor,
    findPublicName,
    async describeUses(tx, itemIds) {
      const ids = itemIds.map((id): PostId => postIdSchema.parse(id));
      return (await findPostNames(tx, ids)).map(({ id, title, draft }) => ({
        kind: 'post',
        itemId: id,
        title,
        slug: draft.slugs[draft.originalLanguage] ?? '',
      }));
    },
  };
  return {
    api,
    routers: { blog: createBlogRouter(deps), blogAdmin: createBlogAdminRouter(deps) },
    addresses: (): HttpRoute[] => [
      { method: 'GET', path: '/blog/feed/:file', answer: serveFeed(deps) },
    ],
    staffSearch: [createPostSearch(deps)],
    readiness: [
      {
        name: 'samplePosts',
        path: '/admin/blog-management',
        isDone: async (tx) => !(await hasUntouchedSample(tx)),
      },
    ] satisfies readonly ReadinessSource[],
    personalData: [lettersSource(deps)] satisfies readonly PersonalDataSource[],
    jobs: [
      createPublishPostJob(deps),
      createSweepScheduledPostsJob(deps),
      createSendLetterJob(deps),
    ],
  };
}

/** The newsletters sent to an email address; the rows are deleted with its subscription. */
function lettersSource({ findEmail, newsletter }: BlogDependencies): PersonalDataSource {
  return {
    name: 'newsletter-letters',
    async read(tx, userId) {
      const email = await findEmail(tx, userId);
      const subscriber = email === null ? null : await newsletter.findSubscriberId(tx, email);
      return subscriber === null ? [] : findLettersTo(tx, subscriber);
    },
  };
}
