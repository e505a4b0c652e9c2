import { repAgreementVersion } from '@danube/contract/sales-reps/commission-rules.ts';
import type { RepDashboard } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AcceptAgreement } from './accept-agreement.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { dashboardPath, readDashboardView } from './dashboard-view.ts';
import { itemTexts } from './item-texts.ts';
import { dashboardQuery } from './rep-queries.ts';
import { RulesList } from './rules-list.tsx';
import { useRepFormat } from './use-rep-format.ts';

/** The agreement in plain words, the rep's rates, and frequent questions. */
export function RulesPage() {
  const t = useTexts('commissions');
  const localPath = useLocalPath();
  const dashboard = useQuery(dashboardQuery(queries, defaultDays));
  return (
    <DashboardLayout title={t('commissions.how.title')}>
      <div className="grid gap-8">
        <header className="grid justify-items-start gap-2">
          <TextLink kind="standalone" to={localPath(dashboardPath)}>
            {t('commissions.how.back')}
          </TextLink>
          <h1 className="type-h2">{t('commissions.how.title')}</h1>
          <p className="type-body">
            {t('commissions.agreement.this', { version: repAgreementVersion })}
          </p>
        </header>
        {dashboard.data ? <Rules dashboard={dashboard.data} /> : null}
        {!dashboard.data && dashboard.isFetching ? (
          <SkeletonRegion>
            <SkeletonText lines={8} />
          </SkeletonRegion>
        ) : null}
        {!dashboard.data && !dashboard.isFetching ? (
          <ErrorState title={t('commissions.failed')} onRetry={() => void dashboard.refetch()} />
        ) : null}
      </div>
    </DashboardLayout>
  );
}

const defaultDays = readDashboardView(new URLSearchParams()).days;

function Rules({ dashboard }: { dashboard: RepDashboard }) {
  const t = useTexts('commissions');
  const { agreement } = dashboard;
  return (
    <div className="grid max-w-[46rem] content-start gap-x-16 gap-y-8 lg:max-w-none lg:grid-cols-2">
      <div className="grid content-start gap-8">
        <RulesList dashboard={dashboard} />
        <Rates dashboard={dashboard} />
      </div>
      <section className="grid content-start gap-5">
        {questions.map(([question, answer]) => (
          <div key={question} className="grid gap-1">
            <h2 className="type-h4">{t(question)}</h2>
            <p className="type-body">{t(answer)}</p>
          </div>
        ))}
      </section>
      <div className="border-t border-ink pt-6 lg:col-span-full">
        {agreement.accepted === agreement.current ? (
          <p className="type-small">
            {t('commissions.agreement.done', { version: agreement.current })}
          </p>
        ) : (
          <AcceptAgreement version={agreement.current} isBelowText />
        )}
      </div>
    </div>
  );
}

const questions = [
  ['commissions.how.holdsTitle', 'commissions.how.holdsText'],
  ['commissions.how.endTitle', 'commissions.how.endText'],
  ['commissions.how.invoiceTitle', 'commissions.how.invoiceText'],
  ['commissions.how.disclosureTitle', 'commissions.how.disclosureText'],
  ['commissions.how.privacyTitle', 'commissions.how.privacyText'],
  ['commissions.how.checkTitle', 'commissions.how.checkText'],
] as const satisfies readonly (readonly [TextKey, TextKey])[];

function Rates({ dashboard: { rates } }: { dashboard: RepDashboard }) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  return (
    <table className="tabular w-full text-sm">
      <caption className="pb-2 text-start font-semibold">{t('commissions.how.rates')}</caption>
      <tbody>
        {rates.map(({ itemType, rate, validFrom }) => (
          <tr key={`${itemType} ${validFrom.getTime()}`}>
            <th scope="row" className="border-t border-rule py-2.5 text-start font-[560]">
              {itemType === null ? t('commissions.items.all') : t(itemTexts[itemType])}
              <small className="block text-xs font-normal text-ink-3">
                {t('commissions.how.since', { date: format.date(validFrom, 'medium') })}
              </small>
            </th>
            <td className="border-t border-rule py-2.5 text-end align-top">{format.rate(rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
