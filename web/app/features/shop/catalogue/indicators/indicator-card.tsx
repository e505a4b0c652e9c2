import type { ItemCard as Item } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { indicatorPath } from '../../../shared/paths/indicator-paths.ts';
import { platformTexts } from '../../item/catalogue-names.ts';
import { ItemCard } from '../../item/item-card.tsx';

type IndicatorCardProps = {
  indicator: Item;
  headingLevel?: 2 | 3;
  isFirst?: boolean;
  className?: string;
};

/** An indicator in a list: its platforms and price. */
export function IndicatorCard({ indicator, ...rest }: IndicatorCardProps) {
  const t = useTexts('catalogue');
  const localPath = useLocalPath();
  return (
    <ItemCard
      {...rest}
      item={indicator}
      to={localPath(indicatorPath(indicator.slug))}
      facts={indicator.platforms.map((platform) => t(platformTexts[platform]))}
    />
  );
}
