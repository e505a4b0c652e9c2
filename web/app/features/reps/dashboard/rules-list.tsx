import {
  daysAfterWithdrawal,
  payoutDay,
  renewalMonths,
} from '@danube/contract/sales-reps/commission-rules.ts';
import type { RepDashboard } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { dayOfMonth } from './day-of-month.ts';
import { useRepFormat } from './use-rep-format.ts';

const withdrawalDays = 14;

/** How commissions work, with the rep's own rates. */
export function RulesList({ dashboard }: { dashboard: RepDashboard }) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const general = dashboard.rates.find(({ itemType }) => itemType === null);
  const rate = format.rate(general?.rate ?? 0);
  const values = {
    rate,
    day: dayOfMonth(payoutDay, useFallbackLang('commissions') ?? format.language),
    months: renewalMonths,
    withdrawal: withdrawalDays,
    days: withdrawalDays + daysAfterWithdrawal,
    wait: daysAfterWithdrawal,
    least: format.money(dashboard.nextPayout.minimum),
  };
  const rules = [
    [t('commissions.how.code'), t('commissions.how.codeText')],
    [t('commissions.how.rate', values), t('commissions.how.rateText', values)],
    [t('commissions.how.wait', values), t('commissions.how.waitText', values)],
    [t('commissions.how.pay', values), t('commissions.how.payText', values)],
    [t('commissions.how.refunds'), t('commissions.how.refundsText')],
  ] as const;
  return (
    <ol>
      {rules.map(([title, text], place) => (
        <li
          key={title}
          className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-3"
        >
          <span aria-hidden="true" className="font-serif text-2xl leading-none text-river-ink">
            {place + 1}
          </span>
          <p className="text-ink-2">
            <b className="block font-[580] text-ink">{title}</b>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
