import type { ReactNode } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StarRating } from '../../../ui/star-rating.tsx';
import { StatNumber } from '../../../ui/stat-number.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useClaims } from '../../shared/claims/use-claims.ts';

/** On narrow pages two figures share a line, so their labels go below. */
const narrowStackClasses = 'max-lg:flex-col-reverse max-lg:flex-nowrap';

/** Three figures, the first one large, with a link to their sources. */
export function Statistics() {
  const t = useTexts('hero');
  const claim = useClaims('hero');
  const localPath = useLocalPath();
  const traders = claim('tradersTrained');
  const courses = claim('expertCourses');
  const countries = claim('europeanCountries');
  const rating = claim('averageRating');
  return (
    <div className="page pt-8 pb-4 sm:pt-10 sm:pb-8 lg:pt-12 lg:pb-10">
      <dl
        aria-label={t('hero.statistics.label')}
        className="columns-12 items-start gap-y-6 sm:gap-y-8 lg:items-end"
      >
        <StatNumber
          value={traders.value}
          suffix={traders.suffix}
          label={<Balanced>{t('hero.statistics.traders')}</Balanced>}
          size="huge"
          layout="beside"
          className="col-span-full lg:col-span-5"
        />
        <StatNumber
          value={courses.value}
          suffix={courses.suffix}
          label={<Balanced>{t('hero.statistics.courses')}</Balanced>}
          layout="beside"
          className={classNames(narrowStackClasses, 'col-span-6 lg:col-span-3')}
        />
        <StatNumber
          value={rating.value}
          label={
            <>
              <StarRating value={rating.number} className="mb-1" />
              <Balanced>{t('hero.statistics.rating', { number: countries.value })}</Balanced>
            </>
          }
          layout="beside"
          className={classNames(narrowStackClasses, 'col-span-6 lg:col-span-4')}
        />
      </dl>
      <TextLink kind="standalone" to={localPath('/sources')} className="mt-3 text-xs">
        {t('hero.statistics.sources')}
      </TextLink>
    </div>
  );
}

function Balanced({ children }: { children: ReactNode }) {
  return <span className="block text-balance">{children}</span>;
}
