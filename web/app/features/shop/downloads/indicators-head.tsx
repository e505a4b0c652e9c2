import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { indicatorsPath } from '../../shared/paths/download-paths.ts';
import { itemPath } from '../../shared/paths/item-path.ts';

/** Metadata of the list of indicators, with its canonical URL. */
export function IndicatorsHead({ indicators }: { indicators: readonly ItemCard[] }) {
  const t = useTexts('downloads');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const title = t('downloads.indicators.head.title');
  return (
    <>
      <PageHead
        title={title}
        description={t('downloads.indicators.head.description')}
        path={indicatorsPath}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: title,
          url: localizedUrl(siteUrl, indicatorsPath, language),
          itemListElement: indicators.map((indicator, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: indicator.title,
            url: localizedUrl(siteUrl, itemPath(indicator), language),
          })),
        })}
      </script>
    </>
  );
}
