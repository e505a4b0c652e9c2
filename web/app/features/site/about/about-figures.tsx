import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { StatNumber } from '../../../ui/stat-number.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useClaims } from '../../shared/claims/use-claims.ts';

const figures: readonly { claim: ClaimId; label: TextKey }[] = [
  { claim: 'tradersTrained', label: 'about.figures.tradersTrained' },
  { claim: 'activeStudents', label: 'about.figures.activeStudents' },
  { claim: 'expertCourses', label: 'about.figures.expertCourses' },
  { claim: 'europeanCountries', label: 'about.figures.europeanCountries' },
  { claim: 'completionRate', label: 'about.figures.completionRate' },
  { claim: 'averageRating', label: 'about.figures.averageRating' },
  { claim: 'profitsGenerated', label: 'about.figures.profitsGenerated' },
];

/** All of the academy's figures with their sources. */
export function AboutFigures() {
  const t = useTexts('about', 'claims');
  const claim = useClaims();
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="figures" className="bg-sunk">
      <div className="page columns-12 gap-y-8 py-[calc(var(--section)*0.7)]">
        <div className="col-span-full grid content-start justify-items-start gap-4 lg:col-span-4">
          <h2 id="figures" className="type-h3">
            {t('about.figures.title')}
          </h2>
          <p className="type-small max-w-[30em]">{t('about.figures.note')}</p>
          <TextLink kind="standalone" to={localPath('/sources')} icon={<ArrowRight />}>
            {t('claims.link')}
          </TextLink>
        </div>
        <dl className="col-span-full grid grid-cols-2 items-start gap-x-gutter gap-y-8 sm:grid-cols-4 lg:col-span-8">
          {figures.map((figure) => (
            <StatNumber
              key={figure.claim}
              {...claim(figure.claim)}
              label={t(figure.label)}
              className={figure.claim === 'profitsGenerated' ? 'col-span-2' : undefined}
            />
          ))}
        </dl>
      </div>
    </section>
  );
}
