import type { PublicCertificate } from '@danube/contract/learning/certificates.contract.ts';
import { ArrowRight, CircleCheck, CircleX, RefreshCw } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { certificatePath, certificatesPath } from '../../shared/paths/certificate-paths.ts';
import { itemPath } from '../../shared/paths/item-path.ts';
import { CertificateMeaning } from './certificate-meaning.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { HolderSection } from './holder-section.tsx';
import { useOwnCertificate } from './use-own-certificate.ts';

/** What anyone with the code sees; the holder also gets its actions here. */
export function CertificatePage({ certificate }: { certificate: PublicCertificate }) {
  const t = useTexts('certificate');
  const lang = useFallbackLang('certificate');
  const localPath = useLocalPath();
  const holding = useOwnCertificate(certificate.code);
  return (
    <div lang={lang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      {certificate.replacement ? (
        <Replaced replacement={certificate.replacement} />
      ) : (
        <CertificateStatus isRevoked={certificate.isRevoked} />
      )}
      <div className="columns-12 gap-y-12">
        <div className="col-span-full grid content-start gap-12 lg:col-span-7">
          <CertificateSheet
            certificate={certificate}
            holder={shownHolder(certificate, holding.own)}
          />
          <CourseLink slug={certificate.courseSlug} />
          {certificate.isRevoked || certificate.replacement ? null : (
            <HolderSection holding={holding} />
          )}
        </div>
        <div className="col-span-full grid content-start gap-6 lg:col-span-4 lg:col-start-9">
          <CertificateMeaning />
          <TextLink
            kind="standalone"
            to={localPath(certificatesPath)}
            icon={<ArrowRight />}
            className="w-fit text-sm"
          >
            {t('certificate.page.another')}
          </TextLink>
        </div>
      </div>
    </div>
  );
}

/** The holder sees their own change immediately. */
function shownHolder(
  { holder }: PublicCertificate,
  own: ReturnType<typeof useOwnCertificate>['own'],
): string | null {
  if (!own) return holder;
  return own.showsName ? own.holder : null;
}

type Replacement = NonNullable<PublicCertificate['replacement']>;

/** The current certificate is one link away; nothing here names its holder. */
function Replaced({ replacement: { code, number } }: { replacement: Replacement }) {
  const t = useTexts('certificate');
  const localPath = useLocalPath();
  return (
    <header className="mb-8 grid max-w-3xl justify-items-start gap-4 lg:mb-10">
      <Badge kind="info" icon={<RefreshCw />}>
        {t('certificate.page.replaced')}
      </Badge>
      <h1 className="type-h1">{t('certificate.page.replacedTitle')}</h1>
      <p className="type-body max-w-prose">{t('certificate.page.replacedText', { number })}</p>
      <TextLink kind="standalone" to={localPath(certificatePath(code))} icon={<ArrowRight />}>
        {t('certificate.page.toCurrent')}
      </TextLink>
    </header>
  );
}

function CertificateStatus({ isRevoked }: { isRevoked: boolean }) {
  const t = useTexts('certificate');
  return (
    <header className="mb-8 grid max-w-3xl justify-items-start gap-4 lg:mb-10">
      {isRevoked ? (
        <Badge kind="risk" icon={<CircleX />}>
          {t('certificate.page.revoked')}
        </Badge>
      ) : (
        <Badge kind="river" icon={<CircleCheck />}>
          {t('certificate.page.valid')}
        </Badge>
      )}
      <h1 className="type-h1">
        {isRevoked ? t('certificate.page.revokedTitle') : t('certificate.page.validTitle')}
      </h1>
      <p className="type-body max-w-prose">
        {isRevoked ? t('certificate.page.revokedText') : t('certificate.page.validText')}
      </p>
    </header>
  );
}

function CourseLink({ slug }: { slug: string | null }) {
  const t = useTexts('certificate');
  const localPath = useLocalPath();
  if (slug === null) return null;
  return (
    <TextLink
      kind="standalone"
      to={localPath(itemPath({ kind: 'course', slug }))}
      icon={<ArrowRight />}
      className="-mt-8 w-fit text-sm"
    >
      {t('certificate.page.toCourse')}
    </TextLink>
  );
}
