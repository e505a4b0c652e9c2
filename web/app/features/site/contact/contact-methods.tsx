import type { ReactNode } from 'react';
import { useAcademy } from '../../../lib/academy.ts';
import { useTexts } from '../../../lib/texts.tsx';

const linkClasses =
  'type-h4 inline-flex min-h-11 items-center rounded-sm text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] transition-colors hover:decoration-river';

/** Phone, email and postal address, as alternatives to the form. */
export function ContactMethods() {
  const academy = useAcademy();
  const t = useTexts('contact', 'footer');
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="type-label pb-3">
        {t('contact.ways.title')}
      </h2>
      <dl className="border-b border-rule">
        <ContactRow label={t('contact.ways.phone')}>
          <a href={`tel:${academy.phone.dialled}`} className={`tabular ${linkClasses}`}>
            {academy.phone.shown}
          </a>
          <p className="type-small">{t('contact.ways.phoneHours')}</p>
        </ContactRow>
        <ContactRow label={t('contact.ways.email')}>
          <a href={`mailto:${academy.email}`} className={`wrap-anywhere ${linkClasses}`}>
            {academy.email}
          </a>
        </ContactRow>
        <ContactRow label={t('contact.ways.address')}>
          <address className="py-1.5 leading-relaxed not-italic">
            {academy.legalName}
            <br />
            {academy.street}
            <br />
            {`${academy.postalCode} ${academy.city}`}
            <br />
            {t('footer.country')}
          </address>
        </ContactRow>
      </dl>
    </section>
  );
}

function ContactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 border-t border-rule py-4 sm:grid-cols-[8rem_1fr] lg:grid-cols-1">
      <dt className="type-small sm:py-2.5 lg:py-0">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
