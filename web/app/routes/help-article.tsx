import { HelpArticlePage } from '../features/site/help/help-article-page.tsx';
import { HelpArticleHead } from '../features/site/help/help-head.tsx';
import { parseMarkdown } from '../lib/markdown/parse-markdown.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/help-article.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const [{ body, ...article }, all] = await readForPage(
    Promise.all([
      orNotFound(api.help.read({ slug: params.slug, language })),
      api.help.list({ language }),
    ]),
  );
  const related = all.filter(({ slug, topic }) => topic === article.topic && slug !== article.slug);
  return { article, body: parseMarkdown(body), related };
}

export default function HelpArticle({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HelpArticleHead article={loaderData.article} />
      <HelpArticlePage {...loaderData} />
    </>
  );
}
