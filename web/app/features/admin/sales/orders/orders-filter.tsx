import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { countryName, sortCountries } from '../../../../lib/country-name.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { ListFilter, optionsOf } from '../../kit/list-filter.tsx';
import { countriesWithRules } from '../rules/country-rule.ts';
import { methodTexts } from '../sales-names.ts';
import { rulesQuery } from '../sales-queries.ts';
import {
  chosenState,
  defaultSort,
  filterTexts,
  isFiltered,
  type OrdersView,
  sortTexts,
} from './orders-view.ts';

const { [defaultSort]: _, ...otherSorts } = sortTexts;

export function OrdersFilter({ view }: { view: OrdersView }) {
  const t = useTexts('sales');
  const language = useLanguage();
  const localPath = useLocalPath();
  // Nothing was ever sold in a country without a rule.
  const { data: rules = [] } = useQuery(rulesQuery(queries));
  const countries = new Set(countriesWithRules(rules));
  if (view.country) countries.add(view.country);
  return (
    <ListFilter
      label={t('sales.orders.filter')}
      search={{ label: t('sales.orders.search'), value: view.search }}
      choices={[
        {
          name: 'state',
          label: t('sales.state'),
          value: chosenState(view),
          empty: t('sales.orders.anyState'),
          options: optionsOf(t, filterTexts),
        },
        {
          name: 'method',
          label: t('sales.method'),
          value: view.method ?? '',
          empty: t('sales.orders.anyMethod'),
          options: optionsOf(t, methodTexts),
        },
        {
          name: 'country',
          label: t('sales.country'),
          value: view.country ?? '',
          empty: t('sales.orders.anyCountry'),
          options: sortCountries([...countries], language).map((code) => ({
            value: code,
            label: countryName(code, language),
          })),
        },
        {
          name: 'order',
          label: t('sales.orders.sorting'),
          // The default sorting is the empty option, so that it stays out of the URL.
          value: view.sort === defaultSort ? '' : view.sort,
          empty: t(sortTexts[defaultSort]),
          options: optionsOf(t, otherSorts),
        },
      ]}
      apply={t('sales.apply')}
      clear={isFiltered(view) ? localPath('/admin/orders') : null}
    />
  );
}
