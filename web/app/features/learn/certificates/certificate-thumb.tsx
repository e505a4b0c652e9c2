import type { OwnCertificate } from '@danube/contract/learning/certificates.contract.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { CertificateLine } from './certificate-line.tsx';

/** A thumbnail. Decorative: the course's title is next to it. */
export function CertificateThumb({ certificate }: { certificate: OwnCertificate }) {
  const t = useTexts('certificate');
  return (
    <div
      aria-hidden="true"
      className="grid aspect-[16/11] content-between gap-2 rounded-sm border border-rule-strong bg-surface p-3"
    >
      <span className="font-serif text-sm leading-tight italic">
        {t('certificate.sheet.title')}
      </span>
      <div className="*:h-12!">
        <CertificateLine
          seed={certificate.courseSlug ?? certificate.courseTitle}
          isRevoked={certificate.isRevoked}
        />
      </div>
      <span className="tabular justify-self-end text-[0.6875rem] text-ink-2">
        {certificate.number}
      </span>
    </div>
  );
}
