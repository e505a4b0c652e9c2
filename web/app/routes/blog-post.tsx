import { postTopic } from '@danube/contract/community/topics.ts';
import { data, redirect } from 'react-router';
import { Discussion } from '../features/shared/discussion/discussion.tsx';
import { postPath } from '../features/shared/paths/blog-paths.ts';
import { PostHead } from '../features/site/blog/post-head.tsx';
import { PostNotFound } from '../features/site/blog/post-not-found.tsx';
import { PostPage } from '../features/site/blog/post-page.tsx';
import { toPostView } from '../features/site/blog/post-view.server.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { isNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/blog-post.ts';

const movedPermanently = 301;
const temporaryRedirect = 302;

/** A former slug redirects permanently; a slug in another language only temporarily. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const reading = api.blog.post({ slug: params.slug, language });
  const answer = await readForPage(reading.catch(nullIfNotFound));
  if (!answer) return data({ post: null }, { status: 404 });
  if (!answer.isMoved) return data({ post: toPostView(answer.page) });
  const { slug, isPermanent } = answer;
  const address = postPath(slug) + new URL(request.url).search;
  throw redirect(address, isPermanent ? movedPermanently : temporaryRedirect);
}

function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

export default function BlogPost({ loaderData: { post } }: Route.ComponentProps) {
  if (!post) return <PostNotFound />;
  return (
    <>
      <PostHead post={post} />
      <PostPage post={post}>
        <Discussion key={post.id} topic={postTopic(post)} />
      </PostPage>
    </>
  );
}
