import type { Platform } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { platformTexts } from '../../item/catalogue-names.ts';

/** Platforms as a list: "TradingView and MetaTrader 5". */
export function usePlatformNames(): (platforms: readonly Platform[]) => string {
  const t = useTexts('indicators', 'catalogue');
  return (platforms) => {
    const names = platforms.map((platform) => t(platformTexts[platform]));
    const [first, second, ...more] = names;
    if (first === undefined || second === undefined || more.length > 0) return names.join(', ');
    return t('indicators.page.and', { first, second });
  };
}
