import { useAcademy } from '../../../../lib/academy.ts';
import { localizedUrl } from '../../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../../lib/page-url.tsx';
import { structuredText } from '../../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { packagePath, pricingPath } from '../../../shared/paths/pricing-paths.ts';
import { useStructuredBreadcrumbs } from '../../item/use-structured-breadcrumbs.ts';
import { pricingQuestions } from './pricing-faq.ts';
import type { PackageView } from './pricing-view.ts';

/** Metadata of the pricing page for search engines and link previews. */
export function PricingHead({ packages }: { packages: readonly PackageView[] }) {
  const t = useTexts('pricing', 'nav');
  const structured = useStructuredPackage();
  const trail = useStructuredBreadcrumbs();
  return (
    <>
      <PageHead title={t('pricing.head.title')} description={t('pricing.head.description')} />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@graph': [
            ...packages.map(structured),
            {
              '@type': 'FAQPage',
              mainEntity: pricingQuestions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: t(question),
                acceptedAnswer: { '@type': 'Answer', text: t(answer) },
              })),
            },
            trail([{ name: t('nav.pricing'), path: pricingPath }]),
          ],
        })}
      </script>
    </>
  );
}

/** The billing period, in ISO 8601. */
const durations = { month: 'P1M', year: 'P1Y' } as const;

function useStructuredPackage() {
  const academy = useAcademy();
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  return (offered: PackageView) => {
    const price = (offered.price / 100).toFixed(2);
    return {
      '@type': 'Product',
      '@id': `${siteUrl}${packagePath(offered.slug)}`,
      name: offered.title,
      description: offered.summary,
      brand: { '@type': 'Brand', name: academy.name },
      offers: {
        '@type': 'Offer',
        url: localizedUrl(siteUrl, pricingPath, language),
        price,
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: true,
          ...(offered.interval ? { billingDuration: durations[offered.interval] } : {}),
        },
      },
    };
  };
}
