import { isLanguageCode } from '@danube/contract/locale.ts';
import type { Context } from 'hono';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { findFeedPosts } from '../public/public.repository.ts';
import { renderAtomFeed } from '../public/render-atom-feed.ts';

/** How many posts a feed contains. */
const newestPosts = 40;

type FeedDependencies = Pick<BlogDependencies, 'db' | 'siteUrl' | 'settings'>;

/** One feed per language, with the posts written in it. */
export function serveFeed({ db, siteUrl, settings }: FeedDependencies) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const language = c.req.param('file')?.replace(/\.xml$/, '');
    if (!isLanguageCode(language)) return c.notFound();
    const posts = await findFeedPosts(db, language, newestPosts);
    const { name: title } = await settings.read(db, 'academy');
    const { people } = await settings.read(db, 'instructors');
    const authorNames = new Map(people.map(({ slug, name }) => [slug, name]));
    const xml = renderAtomFeed({ siteUrl, language, title, posts, authorNames });
    return c.body(xml, 200, {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  };
}
