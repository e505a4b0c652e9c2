import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { StateLine } from '../../../ui/line/state-line.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { CertificateMeaning } from './certificate-meaning.tsx';
import { CodeForm } from './code-form.tsx';

/** For someone with a paper certificate who wants to verify it. */
export function CheckPage({ isUnreadable }: { isUnreadable: boolean }) {
  const t = useTexts('certificate');
  const lang = useFallbackLang('certificate');
  return (
    <div lang={lang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <SectionHeading
        level={1}
        title={t('certificate.check.title')}
        lede={t('certificate.check.lede')}
      />
      <div className="columns-12 gap-y-12">
        <div className="col-span-full lg:col-span-7">
          <CodeForm error={isUnreadable ? t('certificate.check.unreadable') : undefined} />
        </div>
        <CertificateMeaning className="col-span-full lg:col-span-4 lg:col-start-9" />
      </div>
    </div>
  );
}

/** Not an error: most unknown codes are typos. */
export function UnknownCertificate({ code }: { code: string }) {
  const t = useTexts('certificate');
  const lang = useFallbackLang('certificate');
  return (
    <div lang={lang} className="page grid gap-8 pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <StateLine drawing="search" />
      <div className="grid max-w-prose gap-3">
        <h1 className="type-h2">{t('certificate.unknown.title')}</h1>
        <p className="type-body wrap-anywhere">{t('certificate.unknown.text', { code })}</p>
      </div>
      <CodeForm key={code} code={code} />
    </div>
  );
}
