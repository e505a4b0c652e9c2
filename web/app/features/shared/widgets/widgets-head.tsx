import { useAcademy } from '../../../lib/academy.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { widgetsPath } from './widget-view.ts';

/** Metadata of the calculators for search engines and link previews. */
export function WidgetsHead() {
  const academy = useAcademy();
  const t = useTexts('widgets');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const description = t('widgets.head.description');
  return (
    <>
      <PageHead title={t('widgets.head.title')} description={description} />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'WebApplication',
          name: t('widgets.head.name'),
          description,
          url: localizedUrl(siteUrl, widgetsPath, language),
          inLanguage: language,
          applicationCategory: 'FinanceApplication',
          operatingSystem: 'Any',
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
          publisher: {
            '@type': 'Organization',
            '@id': `${siteUrl}/#organization`,
            name: academy.name,
          },
        })}
      </script>
    </>
  );
}
