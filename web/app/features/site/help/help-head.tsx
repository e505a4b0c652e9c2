import type { HelpCard } from '@danube/contract/help/help.schemas.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useTexts } from '../../../lib/texts.tsx';

export function HelpHead({ query }: { query: string }) {
  const t = useTexts('help');
  return (
    <PageHead
      title={t('help.head.title')}
      description={t('help.head.description')}
      isIndexed={query === ''}
    />
  );
}

export function HelpArticleHead({ article }: { article: HelpCard }) {
  const t = useTexts('help');
  return (
    <PageHead
      title={t('help.head.article', { title: article.title })}
      description={article.summary}
      writtenIn={article.availableIn}
    />
  );
}
