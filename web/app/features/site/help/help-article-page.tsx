import type { HelpCard } from '@danube/contract/help/help.schemas.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { ProseBlock } from '../../../lib/markdown/prose-tree.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { helpHomePath, helpPath } from '../../shared/paths/help-paths.ts';
import { StillStuck } from './still-stuck.tsx';

type HelpArticlePageProps = {
  article: HelpCard;
  body: readonly ProseBlock[];
  /** Other articles of the same topic. */
  related: readonly HelpCard[];
};

export function HelpArticlePage({ article, body, related }: HelpArticlePageProps) {
  const t = useTexts('help');
  const frameLang = useFallbackLang('help');
  const localPath = useLocalPath();
  const page = useLanguage();
  const lang = article.language === page ? undefined : article.language;
  const crumbs = [{ label: t('help.name'), to: localPath(helpHomePath) }, { label: article.title }];
  return (
    <div lang={frameLang} className="page pt-5 pb-section sm:pt-7">
      <Breadcrumb crumbs={crumbs} />
      <div className="columns-12 mt-8 gap-y-12">
        <article lang={lang} className="col-span-full grid content-start gap-6 lg:col-span-8">
          <h1 className="type-h1">{article.title}</h1>
          <p className="type-lede">{article.summary}</p>
          <Prose blocks={body} />
        </article>
        <aside className="col-span-full lg:col-span-3 lg:col-start-10">
          <h2 className="type-label">{t('help.related')}</h2>
          <ul className="mt-3 grid gap-3 text-sm">
            {related.map(({ slug, title, language }) => (
              <li key={slug} lang={language === page ? undefined : language}>
                <TextLink to={localPath(helpPath(slug))}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <StillStuck />
    </div>
  );
}
