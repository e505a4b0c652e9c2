import type { GlossaryTerm } from '@danube/contract/glossary/glossary.schemas.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { glossaryPath, termPath } from '../../shared/paths/glossary-paths.ts';

export function GlossaryHead({ query }: { query: string }) {
  const t = useTexts('glossary');
  const set = useStructuredSet();
  return (
    <>
      <PageHead
        title={t('glossary.head.title')}
        description={t('glossary.head.description')}
        isIndexed={query === ''}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          ...set,
          description: t('glossary.head.description'),
        })}
      </script>
    </>
  );
}

/** A term's metadata for search engines. */
export function TermHead({ term }: { term: GlossaryTerm }) {
  const t = useTexts('glossary');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const set = useStructuredSet();
  const trail = [
    { name: t('glossary.name'), path: glossaryPath },
    { name: term.term, path: termPath(term.slug) },
  ];
  return (
    <>
      <PageHead
        title={t('glossary.head.term', { term: term.term })}
        description={term.definition}
        writtenIn={[term.language]}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'DefinedTerm',
              '@id': `${siteUrl}${termPath(term.slug)}#term`,
              name: term.term,
              description: term.definition,
              url: localizedUrl(siteUrl, termPath(term.slug), term.language),
              inLanguage: term.language,
              inDefinedTermSet: set,
            },
            {
              '@type': 'BreadcrumbList',
              itemListElement: trail.map(({ name, path }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name,
                item: localizedUrl(siteUrl, path, language),
              })),
            },
          ],
        })}
      </script>
    </>
  );
}

function useStructuredSet() {
  const t = useTexts('glossary');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  return {
    '@type': 'DefinedTermSet',
    '@id': `${siteUrl}${glossaryPath}#terms`,
    name: t('glossary.name'),
    url: localizedUrl(siteUrl, glossaryPath, language),
  };
}
