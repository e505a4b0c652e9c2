import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { useFormat } from '../../lib/use-format.tsx';
import { classNames } from '../../ui/class-names.ts';
import { StarRating } from '../../ui/star-rating.tsx';
import { StatNumber } from '../../ui/stat-number.tsx';

export const courseCount = 25;
const tradersTrained = 3000;
const averageRating = 4.8;

/** Two figures share a line on narrow pages, where only the label beneath has room. */
const stacked = 'max-lg:flex-col-reverse max-lg:flex-nowrap';

/** Three figures, the first one large. */
export function Statistics() {
  const t = useTexts('hero');
  const format = useFormat();
  return (
    <dl
      aria-label={t('hero.statistics.label')}
      className="page columns-12 items-start gap-y-8 pt-10 pb-12 lg:items-end lg:pt-12 lg:pb-16"
    >
      <StatNumber
        value={format.number(tradersTrained)}
        suffix="+"
        label={<Balanced>{t('hero.statistics.traders')}</Balanced>}
        size="huge"
        layout="beside"
        className="col-span-full lg:col-span-5"
      />
      <StatNumber
        value={format.number(courseCount)}
        suffix="+"
        label={<Balanced>{t('hero.statistics.courses')}</Balanced>}
        layout="beside"
        className={classNames(stacked, 'col-span-6 lg:col-span-3')}
      />
      <StatNumber
        value={format.number(averageRating, 1)}
        label={
          <>
            <StarRating value={averageRating} className="mb-1" />
            <Balanced>{t('hero.statistics.rating')}</Balanced>
          </>
        }
        layout="beside"
        className={classNames(stacked, 'col-span-6 lg:col-span-4')}
      />
    </dl>
  );
}

function Balanced({ children }: { children: ReactNode }) {
  return <span className="block text-balance">{children}</span>;
}
