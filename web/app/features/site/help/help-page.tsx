import type { HelpCard } from '@danube/contract/help/help.schemas.ts';
import { helpTopics } from '@danube/contract/help/help-topics.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { RichText, useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchForm } from '../../../ui/search-form.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { helpHomePath, helpPath } from '../../shared/paths/help-paths.ts';
import { StillStuck } from './still-stuck.tsx';

const topicTexts = {
  account: 'help.topics.account',
  paying: 'help.topics.paying',
  learning: 'help.topics.learning',
  academy: 'help.topics.academy',
} as const satisfies Record<(typeof helpTopics)[number], TextKey>;

type HelpPageProps = { query: string; articles: readonly HelpCard[] };

/** All articles by topic, or the search results. */
export function HelpPage({ query, articles }: HelpPageProps) {
  const t = useTexts('help');
  const lang = useFallbackLang('help');
  return (
    <div lang={lang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <SectionHeading
        level={1}
        className="mb-6! lg:mb-8!"
        title={<RichText k="help.title" elements={{ em: <em /> }} />}
        lede={t('help.lede')}
      />
      <SearchForm
        action={helpHomePath}
        query={query}
        label={t('help.search.label')}
        submit={t('help.search.submit')}
      />
      <div className="mt-10 grid gap-10">
        {query ? <Found query={query} articles={articles} /> : <Topics articles={articles} />}
      </div>
      <StillStuck />
    </div>
  );
}

function Topics({ articles }: { articles: readonly HelpCard[] }) {
  const t = useTexts('help');
  return helpTopics.map((topic) => (
    <section
      key={topic}
      aria-labelledby={`topic-${topic}`}
      className="grid gap-x-gutter gap-y-4 border-t border-rule-strong pt-5 lg:grid-cols-12"
    >
      <h2 id={`topic-${topic}`} className="type-h4 lg:col-span-3">
        {t(topicTexts[topic])}
      </h2>
      <ArticleList articles={articles.filter((article) => article.topic === topic)} />
    </section>
  ));
}

function Found({ query, articles }: HelpPageProps) {
  const t = useTexts('help');
  if (articles.length === 0) {
    return (
      <div role="status">
        <EmptyState
          drawing="search"
          title={t('help.search.noneTitle', { query })}
          text={t('help.search.noneText')}
        />
      </div>
    );
  }
  return (
    <section className="grid gap-4">
      <p role="status" className="tabular text-sm font-[560] text-ink-2">
        {t('help.search.found', { count: articles.length, query })}
      </p>
      <ArticleList articles={articles} />
    </section>
  );
}

function ArticleList({ articles }: { articles: readonly HelpCard[] }) {
  const localPath = useLocalPath();
  const page = useLanguage();
  return (
    <ul className="grid gap-x-gutter gap-y-6 sm:grid-cols-2 lg:col-span-9">
      {articles.map(({ slug, title, summary, language }) => (
        <li key={slug} lang={language === page ? undefined : language}>
          <TextLink to={localPath(helpPath(slug))}>{title}</TextLink>
          <p className="mt-1 text-sm text-ink-2">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
