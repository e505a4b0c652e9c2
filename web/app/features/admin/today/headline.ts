import type { Today } from '@danube/contract/administration/today.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { countryName } from '../../../lib/country-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';

/**
 * One sentence: how sales went or, for people who don't see money, whether something needs
 * attention.
 */
export function useHeadline(today: Today): string {
  const t = useTexts('today');
  const format = useFormat();
  const revenue = today.figures.find(({ name }) => name === 'revenue');
  if (!revenue) {
    return t(today.attention.length > 0 ? 'today.headline.waiting' : 'today.headline.clear');
  }
  const { lastWeek, weekBefore } = revenue;
  if (lastWeek === weekBefore) {
    return t(lastWeek === 0 ? 'today.headline.quiet' : 'today.headline.level');
  }
  // The figure's unit is cents.
  if (weekBefore <= 0) {
    return t('today.headline.first', { amount: format.money(lastWeek as Money) });
  }
  const change = (lastWeek - weekBefore) / weekBefore;
  const direction = change > 0 ? 'up' : 'down';
  const percent = format.percent(Math.abs(change), 0);
  const { driver } = today;
  if (!driver) return t(`today.headline.${direction}`, { percent });
  const { item, country } = driver;
  if (country === null) return t(`today.headline.${direction}By`, { percent, item });
  const values = { percent, item, country: countryName(country, format.language) };
  return t(`today.headline.${direction}ByIn`, values);
}
