import type {
  MissingForPayout,
  RepDashboard,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import { AcceptAgreement } from './accept-agreement.tsx';
import { useRepFormat } from './use-rep-format.ts';

type NextPayoutHeaderProps = { dashboard: RepDashboard };

/** The next payout as the headline: when, how much, and what is missing for it. */
export function NextPayoutHeader({ dashboard }: NextPayoutHeaderProps) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const { nextPayout } = dashboard;
  return (
    <section aria-labelledby="next-payout" className="columns-12 items-end gap-y-8">
      <div className="col-span-full grid justify-items-start gap-2 lg:col-span-7">
        <h1 id="next-payout" className="font-[560]">
          {t('commissions.next.title')}
          <span className="block font-normal text-ink-2">
            {format.day(nextPayout.on, 'weekday')}
          </span>
        </h1>
        <MoneyDisplay
          kind="price"
          amount={nextPayout.amount}
          className="text-[clamp(4.2rem,20vw,8.4rem)] leading-none"
        />
        <Missing dashboard={dashboard} />
      </div>
      <div className="col-span-full lg:col-span-5">
        <Sum dashboard={dashboard} />
      </div>
    </section>
  );
}

/** One missing item at a time, the most urgent first. */
function Missing({ dashboard }: NextPayoutHeaderProps) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const { missing, minimum } = dashboard.nextPayout;
  const [first] = missing;
  if (!first) {
    return (
      <>
        <p className="type-body">{t('commissions.next.nothingMissing')}</p>
        {dashboard.code === '' ? null : (
          <Button asChild className="mt-2 max-sm:w-full">
            <a href="#link">{t('commissions.share.title')}</a>
          </Button>
        )}
      </>
    );
  }
  const acts: Record<MissingForPayout, ReactNode> = {
    agreement: <AcceptAgreement version={dashboard.agreement.current} />,
    bankAccount: (
      <Button asChild variant="primary" className="max-sm:w-full">
        <a href="#bank">{t('commissions.missing.bankAct')}</a>
      </Button>
    ),
    minimum: null,
  };
  const texts = {
    agreement: t('commissions.missing.agreement'),
    bankAccount: t('commissions.missing.bankAccount'),
    minimum: t('commissions.missing.minimum', { least: format.money(minimum) }),
  } satisfies Record<MissingForPayout, string>;
  return (
    <div className="grid w-full gap-3.5 border-s-3 border-bell ps-4">
      <p className="max-w-prose text-ink-2">
        {first === 'minimum' ? null : (
          <b className="block font-semibold text-ink">{t('commissions.missing.title')}</b>
        )}
        {texts[first]}
      </p>
      <div>{acts[first]}</div>
    </div>
  );
}

function Sum({ dashboard: { nextPayout, balances } }: NextPayoutHeaderProps) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const on = format.day(nextPayout.on, 'monthDay');
  const rows = [
    { name: t('commissions.sum.ready'), amount: nextPayout.ready },
    {
      name: t('commissions.sum.expected', { date: on }),
      note: t('commissions.sum.expectedNote'),
      amount: nextPayout.expected,
    },
    {
      name: t('commissions.sum.payout', { date: on }),
      amount: nextPayout.amount,
      look: 'border-ink font-semibold',
    },
    {
      name: t('commissions.sum.held'),
      note: t('commissions.sum.heldNote'),
      amount: balances.held,
      look: 'border-ink text-ink-2',
    },
    { name: t('commissions.sum.pending'), amount: balances.pending, look: 'text-ink-2' },
  ];
  return (
    <table className="tabular w-full text-sm">
      <caption className="pb-2 text-start font-semibold">{t('commissions.sum.title')}</caption>
      <tbody>
        {rows.map(({ name, note, amount, look = '' }) => (
          <tr key={name}>
            <th
              scope="row"
              className={`border-t border-rule py-2.5 pe-3 text-start font-[inherit] ${look}`}
            >
              {name}
              {note ? <small className="block text-xs font-normal text-ink-3">{note}</small> : null}
            </th>
            <td className={`border-t border-rule py-2.5 text-end align-top ${look}`}>
              {format.money(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
