import { useAcademy } from '../../../../lib/academy.ts';
import { localizedUrl } from '../../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../../lib/page-url.tsx';
import { structuredText } from '../../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { indicatorPath, indicatorsPath } from '../../../shared/paths/indicator-paths.ts';
import { useStructuredBreadcrumbs } from '../../item/use-structured-breadcrumbs.ts';
import type { IndicatorView } from './indicator-view.ts';
import { usePlatformNames } from './use-platform-names.ts';

/**
 * An indicator's metadata for search engines and link previews. Its page also responds at its id;
 * the URL with the slug is canonical.
 */
export function IndicatorHead({ indicator }: { indicator: IndicatorView }) {
  const academy = useAcademy();
  const t = useTexts('indicators');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const trail = useStructuredBreadcrumbs();
  const platformNames = usePlatformNames();
  const { title, slug } = indicator;
  const path = indicatorPath(slug);
  const platforms = platformNames(indicator.platforms);
  const url = localizedUrl(siteUrl, path, language);
  return (
    <>
      <PageHead
        title={
          platforms
            ? t('indicators.page.title', { title, platforms })
            : t('indicators.page.titlePlain', { title })
        }
        description={indicator.summary}
        writtenIn={indicator.availableIn}
        path={path}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'SoftwareApplication',
              '@id': `${siteUrl}${path}#indicator`,
              name: title,
              description: indicator.summary,
              url,
              inLanguage: indicator.language,
              applicationCategory: 'FinanceApplication',
              operatingSystem: platforms,
              datePublished: indicator.publishedAt.toISOString(),
              isAccessibleForFree: indicator.price === 0,
              publisher: {
                '@type': 'Organization',
                '@id': `${siteUrl}/#organization`,
                name: academy.name,
                url: siteUrl,
              },
              offers: {
                '@type': 'Offer',
                price: (indicator.price / 100).toFixed(2),
                priceCurrency: 'EUR',
                url,
              },
            },
            trail([
              { name: t('indicators.page.all'), path: indicatorsPath },
              { name: title, path },
            ]),
          ],
        })}
      </script>
    </>
  );
}
