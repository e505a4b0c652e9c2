import type { AnsweredPayment } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { Section } from '../kit/section.tsx';
import { useRepAct } from './use-rep-act.ts';

const outcomeTexts = {
  arrived: 'reps.answer.outcomes.arrived',
  returned: 'reps.answer.outcomes.returned',
  known: 'reps.answer.outcomes.known',
  waiting: 'reps.answer.outcomes.waiting',
  wrongAmount: 'reps.answer.outcomes.wrongAmount',
  own: 'reps.answer.outcomes.own',
  unknown: 'reps.answer.outcomes.unknown',
} as const satisfies Record<AnsweredPayment['outcome'], TextKey>;

type BankAnswerInput = { readonly xml: string; readonly isTrial: boolean };

/** The bank's response to payments: first a preview of the file's effects, then the import. */
export function BankAnswer() {
  const t = useTexts('reps', 'admin');
  const run = useRepAct();
  const input = useRef<HTMLInputElement>(null);
  const sending = useMutation({
    async mutationFn({ xml, isTrial }: BankAnswerInput) {
      const answer = queries.salesRepsAdmin.importBankAnswer.call({ xml, isTrial });
      if (!isTrial) await run(answer, t('reps.answer.done'));
      return { ...(await answer), xml, isTrial };
    },
  });
  const { data } = sending;
  async function readChosen(field: HTMLInputElement): Promise<void> {
    const xml = await field.files?.[0]?.text();
    // Lets the same file be chosen again after it was changed.
    field.value = '';
    if (xml) sending.mutate({ xml, isTrial: true });
  }
  return (
    <Section title={t('reps.answer.title')} className="border-t border-ink pt-5">
      <p className="type-body">{t('reps.answer.text')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,application/xml,text/xml"
        onChange={(event) => void readChosen(event.currentTarget)}
      />
      <Button
        size="small"
        isLoading={sending.isPending}
        onClick={() => input.current?.click()}
        className="justify-self-start"
      >
        <FileUp aria-hidden="true" />
        {t('reps.answer.choose')}
      </Button>
      {sending.error ? (
        <div role="alert">
          <FieldError>{errorText(sending.error, t)}</FieldError>
        </div>
      ) : null}
      {data ? (
        <Outcome
          payments={data.payments}
          isTrial={data.isTrial}
          isBusy={sending.isPending}
          onApply={() => sending.mutate({ xml: data.xml, isTrial: false })}
        />
      ) : null}
    </Section>
  );
}

type OutcomeProps = {
  payments: readonly AnsweredPayment[];
  isTrial: boolean;
  isBusy: boolean;
  onApply: () => void;
};

function Outcome({ payments, isTrial, isBusy, onApply }: OutcomeProps) {
  const t = useTexts('reps');
  const changes = payments.some(({ outcome }) => outcome === 'arrived' || outcome === 'returned');
  return (
    <div className="grid gap-4">
      <h3 className="type-h4">{isTrial ? t('reps.answer.trial') : t('reps.answer.result')}</h3>
      {changes ? null : <p className="type-body">{t('reps.answer.nothing')}</p>}
      <ul>
        {payments.map((payment) => (
          <Payment key={payment.name} payment={payment} />
        ))}
      </ul>
      {isTrial && changes ? (
        <Button
          variant="primary"
          isLoading={isBusy}
          onClick={onApply}
          className="justify-self-start"
        >
          {t('reps.answer.apply')}
        </Button>
      ) : null}
    </div>
  );
}

function Payment({ payment }: { payment: AnsweredPayment }) {
  const t = useTexts('reps');
  const format = useRepFormat();
  const { name, repName, amount, outcome, reason } = payment;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-rule py-3 first:border-t">
      <span className="[overflow-wrap:anywhere]">
        {repName ?? t('reps.answer.unnamed', { name })}
      </span>
      {amount === null ? null : (
        <span className="tabular font-semibold">{format.money(amount)}</span>
      )}
      <Badge kind={outcome === 'returned' ? 'risk' : 'neutral'}>{t(outcomeTexts[outcome])}</Badge>
      <span className="text-sm text-ink-2">{reason}</span>
    </li>
  );
}
