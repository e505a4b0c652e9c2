import type { PublicCertificate } from '@danube/contract/learning/certificates.contract.ts';
import { ArrowRight, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { certificatesPath } from '../../shared/paths/certificate-paths.ts';
import { itemPath } from '../../shared/paths/item-path.ts';
import { Meaning } from './meaning.tsx';
import { OwnPart } from './own-part.tsx';
import { useOwnCertificate } from './use-own-certificate.ts';

/** What anybody sees who has the code; its holder also finds here what they can do with it. */
export function CertificatePage({ certificate }: { certificate: PublicCertificate }) {
  const t = useTexts('certificate');
  const lang = useFallbackLang('certificate');
  const localPath = useLocalPath();
  const holding = useOwnCertificate(certificate.code);
  return (
    <div lang={lang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <Verdict isRevoked={certificate.isRevoked} />
      <div className="columns-12 gap-y-12">
        <div className="col-span-full grid content-start gap-12 lg:col-span-7">
          <Sheet certificate={certificate} holder={shownHolder(certificate, holding.own)} />
          {certificate.isRevoked ? null : <OwnPart holding={holding} />}
        </div>
        <div className="col-span-full grid content-start gap-6 lg:col-span-4 lg:col-start-9">
          <Meaning />
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

/** Whoever just changed what everybody sees, sees it too. */
function shownHolder(
  { holder }: PublicCertificate,
  own: ReturnType<typeof useOwnCertificate>['own'],
): string | null {
  if (!own) return holder;
  return own.showsName ? own.holder : null;
}

function Verdict({ isRevoked }: { isRevoked: boolean }) {
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

type SheetProps = { certificate: PublicCertificate; holder: string | null };

function Sheet({ certificate, holder }: SheetProps) {
  const t = useTexts('certificate');
  const localPath = useLocalPath();
  const { courseTitle, courseSlug, issuedAt, isRevoked, number, code } = certificate;
  return (
    <dl
      className={`grid gap-x-6 gap-y-6 rounded-md border border-t-2 border-rule bg-surface p-5 sm:grid-cols-3 sm:p-8 ${isRevoked ? 'border-t-risk' : 'border-t-river'}`}
    >
      <Fact label={t('certificate.page.course')} isWide>
        <span className="type-h3 block wrap-anywhere hyphens-auto">{courseTitle}</span>
        {courseSlug ? (
          <TextLink
            kind="standalone"
            to={localPath(itemPath({ kind: 'course', slug: courseSlug }))}
            icon={<ArrowRight />}
            className="text-sm"
          >
            {t('certificate.page.toCourse')}
          </TextLink>
        ) : null}
      </Fact>
      <Fact label={t('certificate.page.holder')} isWide>
        {holder === null ? (
          <span className="text-ink-2">{t('certificate.page.unnamed')}</span>
        ) : (
          <span className="text-lg font-[560] wrap-anywhere">{holder}</span>
        )}
      </Fact>
      <Fact label={t('certificate.page.completedOn')}>
        <DateDisplay instant={issuedAt} style="long" className="font-[560]" />
      </Fact>
      <Fact label={t('certificate.page.number')}>
        <span className="font-[560]">{number}</span>
      </Fact>
      <Fact label={t('certificate.check.label')}>
        <span className="font-[560] tracking-wider">{code}</span>
      </Fact>
    </dl>
  );
}

type FactProps = { label: string; isWide?: boolean; children: ReactNode };

function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? 'min-w-0 sm:col-span-full' : 'min-w-0'}>
      <dt className="type-small">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
