import { memberStates } from '@danube/contract/checkout/countries.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { queries } from '../../../../lib/api.ts';
import { sortCountries } from '../../../../lib/country-name.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { rulesQuery } from '../sales-queries.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import {
  type CountryRules,
  findRulesOf,
  type ListedRule,
  listCountriesOutsideEu,
} from './country-rule.ts';
import { OutsideEuDialog } from './outside-eu-dialog.tsx';
import { RuleDialog } from './rule-dialog.tsx';

/** The current rule of each country where the academy may sell, and former ones. */
export function RulesScreen() {
  const t = useTexts('sales', 'admin');
  const list = useQuery(rulesQuery(queries));
  if (list.isPending) return <RulesSkeleton />;
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('sales.rules.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  return <Rules rules={list.data} />;
}

const columns =
  'grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(9rem,2fr)_5rem_minmax(8rem,1.4fr)_minmax(8rem,1.4fr)_auto]';

function Rules({ rules }: { rules: readonly ListedRule[] }) {
  const t = useTexts('sales', 'admin');
  const outside = listCountriesOutsideEu(rules);
  return (
    <section aria-label={t('admin.sales.countryRules')} className="grid gap-12">
      <section className="grid gap-4">
        <h2 className="type-h4">{t('sales.rules.inside')}</h2>
        <Countries countries={memberStates} rules={rules} />
      </section>
      <section className="grid gap-4">
        <h2 className="type-h4">{t('sales.rules.outside')}</h2>
        <p className="max-w-prose text-sm text-ink-2">{t('sales.rules.outsideText')}</p>
        {outside.length > 0 ? <Countries countries={outside} rules={rules} /> : null}
        <div>
          <OutsideEuDialog ruled={outside} />
        </div>
      </section>
    </section>
  );
}

type CountriesProps = { countries: readonly string[]; rules: readonly ListedRule[] };

function Countries({ countries, rules }: CountriesProps) {
  const t = useTexts('sales');
  const { language } = useSalesFormat();
  return (
    <div>
      <div
        aria-hidden="true"
        className={`grid ${columns} gap-x-4 border-b border-rule-strong pb-2 text-xs font-[560] text-ink-2 max-md:hidden`}
      >
        <span>{t('sales.country')}</span>
        <span className="text-end">{t('sales.rules.rate')}</span>
        <span className="ps-6">{t('sales.rules.sale')}</span>
        <span>{t('sales.rules.since')}</span>
        <span className="w-44" />
      </div>
      <ul className="max-md:border-t max-md:border-ink">
        {sortCountries(countries, language).map((country) => (
          <Country key={country} rules={findRulesOf(country, rules)} />
        ))}
      </ul>
    </div>
  );
}

function Country({ rules }: { rules: CountryRules }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const { current, coming, past } = rules;
  return (
    <li className="border-b border-rule py-2 text-sm">
      <div className={`grid ${columns} items-center gap-x-4 gap-y-1`}>
        <h3 className="font-[560]" suppressHydrationWarning>
          {format.country(rules.country)}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:col-start-1 max-md:row-start-2 md:contents">
          <span className="tabular md:text-end">
            {current ? format.rate(current.vatRate) : '–'}
          </span>
          <span className="md:ps-6">
            {current ? <Sale rule={current} /> : <Badge kind="risk">{t('sales.rules.none')}</Badge>}
          </span>
          <span className="text-ink-2">{current ? <ValidFrom rule={current} /> : null}</span>
        </div>
        <span className="justify-self-end max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 md:w-44 md:text-end">
          <RuleDialog rules={rules} />
        </span>
      </div>
      {coming.map((rule) => (
        <p key={rule.version} className="pt-1 text-info">
          {t('sales.rules.coming', {
            day: format.day(rule.validFrom),
            rate: format.rate(rule.vatRate),
          })}
          {rule.isSaleAllowed ? null : ` · ${t('sales.rules.notSold')}`}
        </p>
      ))}
      {current?.riskNote || current?.waiverNote || past.length > 0 ? (
        <Details current={current} past={past} />
      ) : null}
    </li>
  );
}

function Sale({ rule }: { rule: ListedRule }) {
  const t = useTexts('sales');
  if (rule.isSaleAllowed) return <span className="text-ink-2">{t('sales.rules.sold')}</span>;
  return <Badge kind="risk">{t('sales.rules.notSold')}</Badge>;
}

function ValidFrom({ rule }: { rule: ListedRule }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  return (
    <>
      <span className="tabular whitespace-nowrap">{format.day(rule.validFrom)}</span>{' '}
      <span className="text-xs whitespace-nowrap text-ink-3">
        {t('sales.papers.version', { version: rule.version })}
      </span>
    </>
  );
}

function Details({ current, past }: Pick<CountryRules, 'current' | 'past'>) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  return (
    <details className="group pt-1">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm text-xs text-ink-3 hover:text-ink touch:min-h-11">
        <ChevronDown
          aria-hidden="true"
          className="size-3.5 transition-transform group-open:rotate-180"
        />
        {past.length > 0
          ? t('sales.rules.history', { count: past.length, shown: format.number(past.length) })
          : t('sales.rules.notes')}
      </summary>
      <dl className="grid max-w-prose gap-2 py-2 ps-5">
        {current?.riskNote ? (
          <Note label={t('sales.rules.riskNote')}>{current.riskNote}</Note>
        ) : null}
        {current?.waiverNote ? (
          <Note label={t('sales.rules.waiverNote')}>{current.waiverNote}</Note>
        ) : null}
        {past.map((rule) => (
          <div key={rule.version} className="flex flex-wrap gap-x-4 text-ink-2">
            <dt>
              <ValidFrom rule={rule} />
            </dt>
            <dd className="tabular">{format.rate(rule.vatRate)}</dd>
            <dd>{rule.isSaleAllowed ? t('sales.rules.sold') : t('sales.rules.notSold')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Note({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}

function RulesSkeleton() {
  return (
    <SkeletonRegion>
      {memberStates.map((country) => (
        <div key={country} className="flex justify-between border-b border-rule py-4">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-12" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
