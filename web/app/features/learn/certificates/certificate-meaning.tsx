import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** What a certificate states, and what it doesn't. */
export function CertificateMeaning({ className }: { className?: string }) {
  const t = useTexts('certificate');
  return (
    <section
      aria-labelledby="meaning"
      className={classNames('grid content-start gap-3', className)}
    >
      <h2 id="meaning" className="type-h4">
        {t('certificate.meaning.title')}
      </h2>
      <p className="text-sm text-ink-2">{t('certificate.meaning.confirms')}</p>
      <p className="text-sm text-ink-2">{t('certificate.meaning.not')}</p>
    </section>
  );
}
