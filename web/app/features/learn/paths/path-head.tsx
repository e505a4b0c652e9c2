import type { LearningPath, PathCard } from '@danube/contract/paths/paths.schemas.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { pathsPath, studyPath } from '../../shared/paths/study-paths.ts';

export function PathsHead({ paths }: { paths: readonly PathCard[] }) {
  const t = useTexts('paths');
  const siteUrl = useSiteUrl() || 'http://localhost';
  return (
    <>
      <PageHead title={t('paths.head.title')} description={t('paths.head.description')} />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: paths.map(({ slug, title, language }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: localizedUrl(siteUrl, studyPath(slug), language),
          })),
        })}
      </script>
    </>
  );
}

export function PathHead({
  path,
}: {
  path: Pick<LearningPath, 'title' | 'summary' | 'slug' | 'availableIn'>;
}) {
  const t = useTexts('paths');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const trail = [
    { name: t('paths.name'), at: pathsPath },
    { name: path.title, at: studyPath(path.slug) },
  ];
  return (
    <>
      <PageHead
        title={t('paths.head.path', { title: path.title })}
        description={path.summary}
        writtenIn={path.availableIn}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ name, at }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: localizedUrl(siteUrl, at, language),
          })),
        })}
      </script>
    </>
  );
}
