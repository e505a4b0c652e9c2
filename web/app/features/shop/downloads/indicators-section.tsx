import type { ItemWithFiles } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Access } from '../../shared/owned/use-access.ts';
import { indicatorsPath } from '../../shared/paths/download-paths.ts';
import { IndicatorEntry } from './indicator-entry.tsx';
import { OfferSection } from './offer-section.tsx';

type IndicatorsSectionProps = {
  indicators: readonly ItemWithFiles[];
  accessTo: (item: ItemWithFiles) => Access;
  /** Shows all indicators instead of the first few; free ones come first either way. */
  isWhole: boolean;
};

const initialCount = 2;

export function IndicatorsSection({ indicators, accessTo, isWhole }: IndicatorsSectionProps) {
  const t = useTexts('downloads');
  const localPath = useLocalPath();
  const freeFirst = indicators.toSorted(
    (one, other) => Number(one.price > 0) - Number(other.price > 0),
  );
  const shown = isWhole ? freeFirst : freeFirst.slice(0, initialCount);
  return (
    <OfferSection
      id="indicators"
      title={t('downloads.indicators.title')}
      lede={t('downloads.indicators.lede')}
      action={
        <TextLink kind="standalone" to={localPath(indicatorsPath)} icon={<ArrowRight />}>
          {t('downloads.indicators.all', { count: indicators.length })}
        </TextLink>
      }
      isEmpty={shown.length === 0}
    >
      <ul className="grid gap-x-gutter gap-y-12 sm:grid-cols-2 lg:grid-cols-12 lg:gap-x-[calc(var(--gutter)*2)] lg:gap-y-16">
        {shown.map((indicator, index) => (
          <li key={indicator.id} className={classNames(places[index % places.length])}>
            <IndicatorEntry indicator={indicator} access={accessTo(indicator)} />
          </li>
        ))}
      </ul>
    </OfferSection>
  );
}

/** Alternates large and small. */
const places = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'] as const;
