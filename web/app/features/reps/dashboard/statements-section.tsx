import type { OwnPayout } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { PayoutDocuments } from './payout-documents.tsx';
import { payoutsQuery, statementsQuery } from './rep-queries.ts';
import { useRepFormat } from './use-rep-format.ts';

/** What was earned, reversed and paid out, by month. */
export function StatementsSection() {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const statements = useQuery(statementsQuery(queries));
  const headings = [
    t('commissions.statements.opening'),
    t('commissions.statements.earned'),
    t('commissions.statements.reversed'),
    t('commissions.statements.paidOut'),
    t('commissions.statements.closing'),
  ];
  return (
    <DashboardSection
      anchor="statements"
      title={t('commissions.statements.title')}
      className="mt-12"
    >
      <QueryStatus query={statements} failed={t('commissions.statements.failed')} />
      {statements.data?.length === 0 ? (
        <p className="type-body">{t('commissions.statements.none')}</p>
      ) : null}
      {statements.data?.length ? (
        <ScrollRegion label={t('commissions.statements.title')} className="overflow-x-auto">
          <table className="tabular w-full min-w-[38rem] text-sm">
            <caption className="sr-only">{t('commissions.statements.title')}</caption>
            <thead>
              <tr className="text-xs text-ink-2">
                <th scope="col" className="border-b border-rule-strong py-2 text-start font-[560]">
                  {t('commissions.statements.month')}
                </th>
                {headings.map((heading) => (
                  <th
                    key={heading}
                    scope="col"
                    className="border-b border-rule-strong py-2 ps-3 text-end font-[560]"
                  >
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {statements.data.map(({ month, opening, earned, reversed, paidOut, closing }) => (
                <tr key={month}>
                  <th scope="row" className="border-b border-rule py-3 text-start font-[560]">
                    {format.month(month)}
                  </th>
                  {Object.entries({ opening, earned, reversed, paidOut, closing }).map(
                    ([name, amount]) => (
                      <td
                        key={name}
                        className="border-b border-rule py-3 ps-3 text-end last:font-semibold"
                      >
                        {format.money(amount)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : null}
      <p className="type-small">{t('commissions.statements.note')}</p>
    </DashboardSection>
  );
}

const payoutTexts = {
  draft: 'commissions.payouts.draft',
  confirmed: 'commissions.payouts.confirmed',
  sent: 'commissions.payouts.sent',
  arrived: 'commissions.payouts.arrived',
  returned: 'commissions.payouts.returned',
} as const satisfies Record<OwnPayout['state'], TextKey>;

/** Every payout so far, and its status. */
export function PayoutsPart() {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const payouts = useQuery(payoutsQuery(queries));
  return (
    <DashboardSection anchor="payouts" title={t('commissions.payouts.title')} className="mt-12">
      <QueryStatus query={payouts} failed={t('commissions.payouts.failed')} />
      {payouts.data?.length === 0 ? (
        <p className="type-body">{t('commissions.payouts.none')}</p>
      ) : null}
      <ul>
        {payouts.data?.map((payout) => (
          <li
            key={payout.payoutId}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-rule py-3 first:border-t"
          >
            <span className="font-[560]">{format.month(payout.period)}</span>
            <span className="tabular text-end font-semibold">{format.money(payout.amount)}</span>
            <span className="col-span-full text-sm text-ink-2">
              {t(payoutTexts[payout.state], {
                end: payout.ibanEnd,
                date: payout.sentAt ? format.date(payout.sentAt, 'medium') : '',
              })}
              {payout.returnedBecause ? ` ${payout.returnedBecause}` : ''}
            </span>
            <PayoutDocuments documents={payout.documents} />
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}

type QueryStatusProps = {
  query: { data: unknown; isFetching: boolean; refetch: () => unknown };
  failed: string;
};

function QueryStatus({ query, failed }: QueryStatusProps) {
  if (query.data !== undefined) return null;
  return query.isFetching ? (
    <SkeletonRegion>
      <SkeletonText lines={3} />
    </SkeletonRegion>
  ) : (
    <ErrorState title={failed} onRetry={() => void query.refetch()} className="py-4!" />
  );
}
