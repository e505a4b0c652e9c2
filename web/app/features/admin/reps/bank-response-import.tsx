import type { ReportedPayment } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { queries } from '../../../lib/api.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { FileImport } from './file-import.tsx';

const outcomeTexts = {
  arrived: 'reps.answer.outcomes.arrived',
  returned: 'reps.answer.outcomes.returned',
  known: 'reps.answer.outcomes.known',
  waiting: 'reps.answer.outcomes.waiting',
  wrongAmount: 'reps.answer.outcomes.wrongAmount',
  own: 'reps.answer.outcomes.own',
  unknown: 'reps.answer.outcomes.unknown',
} as const satisfies Record<ReportedPayment['outcome'], TextKey>;

/** The bank's response to payments. */
export function BankResponseImport() {
  const t = useTexts('reps');
  return (
    <FileImport
      title={t('reps.answer.title')}
      text={t('reps.answer.text')}
      accept=".xml,application/xml,text/xml"
      choose={t('reps.answer.choose')}
      apply={t('reps.answer.apply')}
      done={t('reps.answer.done')}
      send={(xml, isTrial) => queries.salesRepsAdmin.importBankAnswer.call({ xml, isTrial })}
      hasChanges={({ payments }) =>
        payments.some(({ outcome }) => outcome === 'arrived' || outcome === 'returned')
      }
    >
      {({ payments }) =>
        payments.map((payment) => <Payment key={payment.name} payment={payment} />)
      }
    </FileImport>
  );
}

function Payment({ payment }: { payment: ReportedPayment }) {
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
