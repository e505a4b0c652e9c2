import { useTexts } from '../../../lib/texts.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RiskNotice } from '../../../ui/risk-notice.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import type { Checkout } from './use-checkout.ts';

/**
 * The server's exact texts: the order stores what was shown. Never ticked in advance; a text that
 * changes has to be ticked again.
 */
export function DeclarationsStep({ checkout }: { checkout: Checkout }) {
  const t = useTexts('checkout');
  const { quote, fields, ticks, faults } = checkout;
  // They differ by country: people mustn't tick a text that may still change.
  const shown = quote.isProvisional ? undefined : quote.answer?.quote;
  const declarations = shown?.declarations ?? [];
  const hasNone = fields.isCompany && declarations.length === 0;
  const hint = hasNone ? 'checkout.declarations.company' : 'checkout.declarations.text';
  return (
    <CheckoutStep
      step={3}
      title={t('checkout.declarations.title')}
      text={t(shown ? hint : 'checkout.declarations.later')}
    >
      {shown?.riskNote ? <RiskNotice>{shown.riskNote}</RiskNotice> : null}
      {shown?.waiverNote ? <p className="text-sm text-ink-2">{shown.waiverNote}</p> : null}
      {declarations.length > 0 ? (
        <div className="grid gap-1">
          {declarations.map(({ kind, text, hash }) => (
            <Checkbox
              key={hash}
              name={kind}
              label={text}
              checked={ticks.has(hash)}
              onChange={(event) => ticks.set(hash, event.target.checked)}
              error={
                faults.declarations.includes(kind) ? t('checkout.declarations.missing') : undefined
              }
            />
          ))}
        </div>
      ) : null}
    </CheckoutStep>
  );
}
