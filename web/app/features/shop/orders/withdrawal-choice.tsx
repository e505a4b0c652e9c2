import { isIban, normaliseIban } from '@danube/contract/checkout/iban.ts';
import type { WithdrawalOffer } from '@danube/contract/checkout/orders.schemas.ts';
import { useState } from 'react';
import { textOf } from '../../../lib/form-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { refundOf, type WithdrawalInput, type WithdrawalLine } from './withdrawal-input.ts';

type WithdrawalChoiceProps = {
  offer: WithdrawalOffer;
  onChosen: (input: WithdrawalInput) => void;
};

type Problems = { isNothingChosen: boolean; isIbanInvalid: boolean };

/** The first step for one order: selecting items. Nothing is ticked in advance. */
export function WithdrawalChoice({ offer, onChosen }: WithdrawalChoiceProps) {
  const t = useTexts('orders');
  const format = useFormat();
  const [problems, setProblems] = useState<Problems | null>(null);
  const open = offer.lines.filter(({ why }) => why === 'open');
  const needsIban = offer.method === 'transfer' && refundOf(open) > 0;
  function choose(sent: FormData) {
    const chosen = sent.getAll('item');
    const lines = open.filter(({ itemId }) => chosen.includes(itemId));
    const iban = textOf(sent, 'iban');
    const isIbanInvalid = needsIban && !isIban(iban);
    if (lines.length === 0 || isIbanInvalid) {
      setProblems({ isNothingChosen: lines.length === 0, isIbanInvalid });
      return;
    }
    onChosen({ offer, lines, iban: needsIban ? normaliseIban(iban) : null });
  }
  return (
    <section
      aria-labelledby={`offer-${offer.orderId}`}
      className="grid gap-5 rounded-md border border-rule bg-surface p-5 sm:p-6"
    >
      <header className="grid gap-1">
        <h2 id={`offer-${offer.orderId}`} className="type-h4">
          {t('orders.order.title', { number: offer.number })}
        </h2>
        {open.length > 0 ? (
          <p className="text-sm text-ink-2" suppressHydrationWarning>
            {t('orders.withdrawal.until', { date: format.date(offer.until, 'long') })}
          </p>
        ) : null}
      </header>
      <Form submitError={problems} onSubmit={choose} className="grid gap-5">
        <LineChoices lines={offer.lines} isNothingChosen={problems?.isNothingChosen ?? false} />
        {needsIban ? (
          <Field
            label={t('orders.withdrawal.iban')}
            help={t('orders.withdrawal.ibanHelp')}
            error={problems?.isIbanInvalid ? t('orders.withdrawal.ibanWrong') : undefined}
          >
            <TextInput
              name="iban"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={42}
              className="tabular"
            />
          </Field>
        ) : null}
        {open.length > 0 ? (
          <Button type="submit" variant="primary" data-needs-app className="sm:justify-self-start">
            {t('orders.order.withdraw')}
          </Button>
        ) : (
          <p className="type-small">{t('orders.withdrawal.allUsed')}</p>
        )}
      </Form>
    </section>
  );
}

type LineChoicesProps = { lines: readonly WithdrawalLine[]; isNothingChosen: boolean };

function LineChoices({ lines, isNothingChosen }: LineChoicesProps) {
  const t = useTexts('orders');
  const format = useFormat();
  const firstOpen = lines.find(({ why }) => why === 'open');
  return (
    <fieldset className="grid min-w-0">
      <legend className="mb-2 text-sm font-[560]">{t('orders.withdrawal.choose')}</legend>
      <div className="divide-y divide-rule border-y border-rule">
        {lines.map((line) =>
          line.why === 'used' ? (
            <div key={line.itemId} className="grid gap-1 py-3 ps-8 text-sm text-ink-3">
              <span className="wrap-anywhere">{line.title}</span>
              <span className="type-small">{t('orders.withdrawal.used')}</span>
            </div>
          ) : (
            <Checkbox
              key={line.itemId}
              name="item"
              value={line.itemId}
              label={line.title}
              help={
                line.refund > 0
                  ? t('orders.withdrawal.refund', { amount: format.money(line.refund) })
                  : t('orders.withdrawal.noRefund')
              }
              error={
                isNothingChosen && line === firstOpen ? t('orders.withdrawal.chooseOne') : undefined
              }
            />
          ),
        )}
      </div>
    </fieldset>
  );
}
