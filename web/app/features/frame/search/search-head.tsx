import { PageHead } from '../../../lib/page-url.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import type { SearchView } from '../../shared/paths/search-paths.ts';

/** Search results must not be indexed. */
export function SearchHead({ view }: { view: SearchView }) {
  const t = useTexts('search');
  const { query } = view;
  return (
    <PageHead
      title={query ? t('search.head.results', { query }) : t('search.head.title')}
      description={t('search.head.description')}
      isIndexed={!query}
    />
  );
}
