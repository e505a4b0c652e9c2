import { useAcademy } from '../../../lib/academy.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredAddress } from '../../../lib/structured-address.ts';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';

/** Metadata of the about page for search engines and link previews. */
export function AboutHead() {
  const academy = useAcademy();
  const t = useTexts('about');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const description = t('about.head.description');
  return (
    <>
      <PageHead title={t('about.head.title')} description={description} />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'AboutPage',
          name: t('about.head.title'),
          description,
          url: localizedUrl(siteUrl, '/about', language),
          inLanguage: language,
          mainEntity: {
            '@type': 'EducationalOrganization',
            '@id': `${siteUrl}/#organization`,
            name: academy.name,
            legalName: academy.legalName,
            url: `${siteUrl}/`,
            address: structuredAddress(academy),
          },
        })}
      </script>
    </>
  );
}
