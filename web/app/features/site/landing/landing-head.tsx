import { useAcademy } from '../../../lib/academy.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredAddress } from '../../../lib/structured-address.ts';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';

/** Metadata of the landing page for search engines and link previews. */
export function LandingHead() {
  const academy = useAcademy();
  const t = useTexts('page');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const description = t('page.landing.description');
  const organization = `${siteUrl}/#organization`;
  return (
    <>
      <PageHead title={t('page.landing.title')} description={description} />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'Organization',
              '@id': organization,
              name: academy.name,
              legalName: academy.legalName,
              url: `${siteUrl}/`,
              logo: `${siteUrl}/icon-512.png`,
              email: academy.email,
              telephone: academy.phone.dialled,
              address: structuredAddress(academy),
            },
            {
              '@type': 'WebSite',
              '@id': `${siteUrl}/#website`,
              name: academy.name,
              url: localizedUrl(siteUrl, '/', language),
              inLanguage: language,
              description,
              publisher: { '@id': organization },
            },
          ],
        })}
      </script>
    </>
  );
}
