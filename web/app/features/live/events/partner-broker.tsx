import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { ArrowUpRight } from 'lucide-react';
import { useSettings } from '../../../lib/settings.tsx';
import { useTexts } from '../../../lib/texts.tsx';

/** The partner's logo, labelled as advertising, with a risk warning; nothing without a partner. */
export function PartnerBroker() {
  const t = useTexts('events');
  const { name, url, lossPercent } = useSettings('broker');
  if (url === '') return null;
  return (
    <div className="grid content-start gap-2 border-t border-rule pt-3 max-sm:border-rule-strong md:max-lg:border-rule-strong">
      <a
        href={url}
        target="_blank"
        rel="noopener sponsored"
        className="group flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-sm"
      >
        <span className="type-small">{t('events.partner.label')}</span>{' '}
        <span className="inline-flex items-center gap-2.5 font-semibold tracking-[-0.015em] underline decoration-transparent decoration-1 underline-offset-[0.28em] transition-colors group-hover:decoration-river">
          <BrokerLogo />
          {name}
          <ArrowUpRight aria-hidden="true" className="size-4 text-ink-3" />
        </span>
        <span className="sr-only">{` (${t('events.opensInNewTab')})`}</span>
      </a>
      <p className="text-2xs leading-relaxed text-ink-3">
        {t('events.partner.note')}
        {lossPercent === null
          ? null
          : ` ${t('events.partner.loss', { percent: lossPercent, name })}`}
      </p>
    </div>
  );
}

/** The uploaded logo, or the kestrel for the sample broker only: no other broker has that logo. */
function BrokerLogo() {
  const { logo, name } = useSettings('broker');
  if (logo !== '') {
    return (
      <img
        src={`/media/pictures/${logo}?w=480`}
        alt=""
        className="h-5 w-auto max-w-32 object-contain"
      />
    );
  }
  if (name !== initialValues('broker').name) return null;
  return (
    <svg viewBox="0 4 32 22" aria-hidden="true" className="h-5 w-auto shrink-0 fill-current">
      <path d="M2 22C10 20 14 12 26 8c-3 4-4 6-8 8 4 0 8-1 12-4-4 9-14 14-28 10z" />
    </svg>
  );
}
