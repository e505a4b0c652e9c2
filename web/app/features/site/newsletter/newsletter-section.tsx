import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export function NewsletterSection() {
  const t = useTexts('newsletter');
  const lang = useFallbackLang('newsletter');
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      lang={lang}
      className="scroll-mt-20 bg-sunk"
    >
      <div className="page columns-12 items-start gap-y-6 py-[calc(var(--section)*0.75)]">
        <div className="col-span-full grid gap-3 lg:col-span-5">
          <h2 id="newsletter-title" className="type-h2">
            {t('newsletter.title')}
          </h2>
          <p className="type-body">{t('newsletter.lede')}</p>
        </div>
        <div className="col-span-full lg:col-span-6 lg:col-start-7">
          <NewsletterForm />
        </div>
      </div>
    </section>
  );
}
