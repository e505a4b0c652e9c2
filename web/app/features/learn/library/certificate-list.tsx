import type { OwnCertificate } from '@danube/contract/learning/certificates.contract.ts';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { certificatePath, certificatePdfPath } from '../../shared/paths/certificate-paths.ts';
import { CertificateThumb } from '../certificates/certificate-thumb.tsx';

export function CertificateList({ certificates }: { certificates: readonly OwnCertificate[] }) {
  return (
    <ul
      aria-labelledby="certificates"
      className="grid grid-cols-2 gap-x-gutter gap-y-8 sm:grid-cols-3 lg:grid-cols-4"
    >
      {certificates.map((each) => (
        <Entry key={each.code} certificate={each} />
      ))}
    </ul>
  );
}

function Entry({ certificate }: { certificate: OwnCertificate }) {
  const t = useTexts('library', 'certificate');
  const format = useFormat();
  const localPath = useLocalPath();
  const { code, courseTitle, issuedAt, isRevoked } = certificate;
  return (
    <li className="grid content-start justify-items-start gap-2">
      <div className="relative grid w-full gap-2">
        <CertificateThumb certificate={certificate} />
        <p className="font-[560]">
          <Link
            to={localPath(certificatePath(code))}
            className="rounded-sm decoration-1 underline-offset-[0.2em] after:absolute after:inset-0 hover:underline"
          >
            {courseTitle}
          </Link>
        </p>
        <p className="type-small" suppressHydrationWarning>
          {isRevoked ? t('certificate.page.revoked') : format.date(issuedAt, 'medium')}
        </p>
      </div>
      {isRevoked ? null : (
        <Button asChild size="small">
          {/* A file from the server, which the router doesn't handle. */}
          <a href={certificatePdfPath(code)} download>
            <Download aria-hidden="true" />
            {t('library.pdf')}
            <span className="sr-only">{`: ${courseTitle}`}</span>
          </a>
        </Button>
      )}
    </li>
  );
}
