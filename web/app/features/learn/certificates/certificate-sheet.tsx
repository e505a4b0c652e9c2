import type { PublicCertificate } from '@danube/contract/learning/certificates.contract.ts';
import type { ReactNode } from 'react';
import { useSettings } from '../../../lib/settings.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { CertificateLine } from './certificate-line.tsx';

type CertificateSheetProps = {
  certificate: Omit<PublicCertificate, 'replacement'>;
  /** Null if the holder doesn't want to be named. */
  holder: string | null;
};

/** The certificate, drawn like the printed one: who, for what, when, and the course's line. */
export function CertificateSheet({ certificate, holder }: CertificateSheetProps) {
  const t = useTexts('certificate');
  const { courseTitle, issuedAt, isRevoked, number, code, instructor } = certificate;
  const { people } = useSettings('instructors');
  const teacher = people.find(({ slug }) => slug === instructor);
  return (
    <figure className="rounded-sm border border-rule-strong bg-surface p-2 sm:p-3">
      <div
        className={classNames(
          'relative grid gap-y-7 overflow-clip border p-5 sm:p-9',
          isRevoked ? 'border-risk/60' : 'border-river/40',
        )}
      >
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <span className="font-serif text-2xl italic sm:text-3xl">
            {t('certificate.sheet.title')}
          </span>
          <span className="type-label">{t('certificate.sheet.academy')}</span>
        </figcaption>
        <dl className="grid gap-y-6">
          <Fact label={t('certificate.page.holder')} isLarge>
            {holder === null ? (
              <span className="text-ink-2">{t('certificate.page.unnamed')}</span>
            ) : (
              <span className="type-h2 block wrap-anywhere">{holder}</span>
            )}
          </Fact>
          <Fact label={t('certificate.page.course')} isLarge>
            <span className="type-h3 block wrap-anywhere hyphens-auto">{courseTitle}</span>
          </Fact>
        </dl>
        <CertificateLine seed={certificate.courseSlug ?? courseTitle} isRevoked={isRevoked} />
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
          {teacher ? <Fact label={t('certificate.sheet.instructor')}>{teacher.name}</Fact> : null}
          <Fact label={t('certificate.page.completedOn')}>
            <DateDisplay instant={issuedAt} style="long" />
          </Fact>
          <Fact label={t('certificate.sheet.lessons')}>
            {t('certificate.sheet.lessonCount', { count: certificate.lessons })}
          </Fact>
          <Fact label={t('certificate.page.number')}>{number}</Fact>
          <Fact label={t('certificate.check.label')}>
            <span className="tracking-wider">{code}</span>
          </Fact>
        </dl>
      </div>
    </figure>
  );
}

type FactProps = { label: string; isLarge?: boolean; children: ReactNode };

function Fact({ label, isLarge = false, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="type-small">{label}</dt>
      <dd className={isLarge ? 'mt-1' : 'tabular mt-0.5 text-sm font-[560]'}>{children}</dd>
    </div>
  );
}
