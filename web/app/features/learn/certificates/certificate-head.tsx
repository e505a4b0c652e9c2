import type { PublicCertificate } from '@danube/contract/learning/certificates.contract.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { certificateCardPath } from '../../shared/paths/certificate-paths.ts';

/** Anyone with the link can open the page, but search engines must not index who learned what. */
export function CertificateHead({ certificate }: { certificate: PublicCertificate | null }) {
  const t = useTexts('certificate');
  const language = useLanguage();
  if (!certificate) {
    return (
      <PageHead
        title={t('certificate.unknown.head')}
        description={t('certificate.check.description')}
        isIndexed={false}
      />
    );
  }
  const { code, courseTitle, isRevoked, replacement } = certificate;
  return (
    <PageHead
      title={t('certificate.page.head', { course: courseTitle })}
      description={t('certificate.page.description')}
      isIndexed={false}
      {...(isRevoked || replacement ? {} : { image: certificateCardPath(code, language) })}
    />
  );
}

export function CheckHead() {
  const t = useTexts('certificate');
  return (
    <PageHead
      title={t('certificate.check.head')}
      description={t('certificate.check.description')}
    />
  );
}
