import type { Today } from '@danube/contract/administration/today.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { chooseHeadline } from '@danube/contract/today-headline.ts';
import { countryName } from '../../../lib/country-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';

export function useHeadline(today: Today): string {
  const t = useTexts('today');
  const format = useFormat();
  const { words, amount, change, item, country } = chooseHeadline(today);
  const sold = today.figures.find(({ name }) => name === 'revenue')?.today ?? 0;
  // The first sale in a while doesn't wait for midnight. The unit is cents, here and below.
  if (words === 'quiet' && sold > 0) {
    return t('today.headline.today', { amount: format.money(sold as Money) });
  }
  return t(`today.headline.${words}`, {
    amount: format.money(amount as Money),
    percent: format.percent(change, 0),
    item,
    country: countryName(country, format.language),
  });
}
