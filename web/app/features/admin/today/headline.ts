import type { Today } from '@danube/contract/administration/today.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { headlineOf } from '@danube/contract/today-headline.ts';
import { countryName } from '../../../lib/country-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';

export function useHeadline(today: Today): string {
  const t = useTexts('today');
  const format = useFormat();
  const { words, amount, change, item, country } = headlineOf(today);
  return t(`today.headline.${words}`, {
    // The figure's unit is cents.
    amount: format.money(amount as Money),
    percent: format.percent(change, 0),
    item,
    country: countryName(country, format.language),
  });
}
