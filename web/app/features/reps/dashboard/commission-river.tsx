import type { RepDashboard } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Select } from '../../../ui/select.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { type DashboardView, dashboardUrl, periods } from './dashboard-view.ts';
import { riverShape } from './river-shape.ts';
import { useRepFormat } from './use-rep-format.ts';

type RiverProps = { dashboard: RepDashboard; view: DashboardView };

const moneyStates = ['paid', 'payable', 'pending', 'held'] as const;

const fills = {
  clicks: 'fill-[color-mix(in_srgb,var(--river)_24%,var(--paper))]',
  signUps: 'fill-[color-mix(in_srgb,var(--river)_46%,var(--paper))]',
  paid: 'fill-[color-mix(in_srgb,var(--river)_46%,var(--paper))]',
  payable: 'fill-river',
  pending: 'fill-[color-mix(in_srgb,var(--river)_24%,var(--paper))]',
  held: 'fill-bell',
} as const;

const swatches = {
  paid: 'bg-[color-mix(in_srgb,var(--river)_46%,var(--paper))]',
  payable: 'bg-river',
  pending: 'bg-[color-mix(in_srgb,var(--river)_24%,var(--paper))]',
  held: 'bg-bell',
} as const;

/** Clicks, sign-ups and orders of the period, and the state of all commissions. */
export function CommissionRiver({ dashboard, view }: RiverProps) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const { funnel, balances } = dashboard;
  const arms = moneyStates.map((state) => ({ state, amount: balances[state] }));
  const shape = riverShape({ ...funnel, arms });
  const stages = [
    { count: funnel.clicks, name: t('commissions.river.clicks') },
    { count: funnel.signUps, name: t('commissions.river.signUps') },
    { count: funnel.orders, name: t('commissions.river.orders') },
  ];
  // Before the first click there is nothing to draw.
  const isDry = stages.every(({ count }) => count === 0) && arms.every(({ amount }) => amount <= 0);
  return (
    <DashboardSection
      title={t('commissions.river.title')}
      action={<PeriodChoice view={view} />}
      className="mt-12"
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <figure className="grid content-start gap-3">
          <div className="grid grid-cols-[34fr_24fr_42fr]">
            {stages.map(({ count, name }) => (
              <p key={name} className="grid border-s border-rule-strong ps-2 leading-tight">
                <span className="tabular font-serif text-2xl">{format.number(count)}</span>
                <span className="text-xs text-ink-2">{name}</span>
              </p>
            ))}
          </div>
          {isDry ? null : (
            <>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className="h-36 w-full sm:h-56"
              >
                {shape.course.map(({ id, path }) => (
                  <path
                    key={id}
                    d={path}
                    className={id === 'clicks' ? fills.clicks : fills.signUps}
                  />
                ))}
                {shape.arms.map(({ state, path }) => (
                  <path key={state} d={path} className={fills[state]} />
                ))}
              </svg>
              <figcaption className="type-small">{t('commissions.river.note')}</figcaption>
            </>
          )}
        </figure>
        <MoneyTable dashboard={dashboard} />
      </div>
    </DashboardSection>
  );
}

function MoneyTable({ dashboard: { balances, funnel } }: Pick<RiverProps, 'dashboard'>) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const names = {
    paid: t('commissions.states.paid'),
    payable: t('commissions.states.payable'),
    pending: t('commissions.states.pending'),
    held: t('commissions.states.held'),
  };
  return (
    <table className="tabular w-full self-start text-sm">
      <caption className="pb-2 text-start font-semibold">{t('commissions.river.money')}</caption>
      <tbody>
        {moneyStates.map((state) => (
          <tr key={state}>
            <th scope="row" className="border-t border-rule py-2.5 text-start font-[560]">
              <span className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className={`size-3 rounded-xs border border-river ${swatches[state]}`}
                />
                {names[state]}
              </span>
            </th>
            <td className="border-t border-rule py-2.5 text-end">
              {format.money(balances[state])}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="border-t border-ink py-2.5 text-start font-normal text-ink-2">
            {t('commissions.river.earned')}
          </th>
          <td className="border-t border-ink py-2.5 text-end text-ink-2">
            {format.money(funnel.earned)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function PeriodChoice({ view }: Pick<RiverProps, 'view'>) {
  const t = useTexts('commissions');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (
    <Select
      aria-label={t('commissions.river.period')}
      value={view.days}
      data-needs-app
      onChange={(event) => {
        const days = Number(event.currentTarget.value);
        void navigate(localPath(dashboardUrl({ ...view, days })), { preventScrollReset: true });
      }}
    >
      {periods.map((days) => (
        <option key={days} value={days}>
          {t('commissions.river.days', { days })}
        </option>
      ))}
    </Select>
  );
}
