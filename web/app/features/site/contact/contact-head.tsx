import { useAcademy } from '../../../lib/academy.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredAddress } from '../../../lib/structured-address.ts';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';

/** Metadata of the contact page for search engines. */
export function ContactHead() {
  const academy = useAcademy();
  const t = useTexts('contact');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const title = t('contact.head.title');
  const description = t('contact.head.description');
  return (
    <>
      <PageHead title={title} description={description} />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'ContactPage',
          name: title,
          description,
          url: localizedUrl(siteUrl, '/contact', language),
          inLanguage: language,
          mainEntity: {
            '@type': 'Organization',
            '@id': `${siteUrl}/#organization`,
            name: academy.name,
            email: academy.email,
            telephone: academy.phone.dialled,
            address: structuredAddress(academy),
          },
        })}
      </script>
    </>
  );
}
