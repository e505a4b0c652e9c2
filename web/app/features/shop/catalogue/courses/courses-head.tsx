import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { localizedUrl } from '../../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../../lib/page-url.tsx';
import { structuredText } from '../../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { coursePath } from '../../../shared/paths/course-paths.ts';

/** Metadata of the list for search engines and link previews. */
export function CoursesHead({ items }: { items: readonly ItemCard[] }) {
  const t = useTexts('courses');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('courses.head.title')} description={t('courses.head.description')} />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: items.map((course, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: course.title,
            url: localizedUrl(siteUrl, coursePath(course.slug), language),
          })),
        })}
      </script>
    </>
  );
}
