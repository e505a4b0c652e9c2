import { useTexts } from '../../../lib/texts.tsx';
import { Card } from '../../../ui/card.tsx';
import { StatNumber } from '../../../ui/stat-number.tsx';
import { useClaims } from '../../shared/claims/use-claims.ts';
import { InstructorFace } from '../instructors/instructor-portrait.tsx';
import { useInstructors } from '../instructors/use-instructors.ts';

/** Total years in the market, which is longer than in their current field. */
export function CareersCard({ className }: { className?: string }) {
  const t = useTexts('about');
  const claim = useClaims();
  const careers = useInstructors().flatMap(({ careerYears, ...instructor }) =>
    careerYears ? [{ ...instructor, careerYears }] : [],
  );
  if (careers.length === 0) return null;
  return (
    <Card kind="raised" className={className}>
      <h2 className="type-h4">{t('about.careers.title')}</h2>
      <ul className="mt-4 gap-x-gutter divide-rule max-sm:divide-y sm:grid sm:grid-cols-2 lg:block lg:divide-y">
        {careers.map((instructor) => (
          <li key={instructor.id} className="flex items-center gap-4 py-3">
            <InstructorFace instructor={instructor} />
            <dl>
              <StatNumber
                {...claim(instructor.careerYears)}
                label={
                  <>
                    <span className="block font-semibold text-ink">{instructor.name}</span>
                    {t('about.careers.years')}
                  </>
                }
                size="medium"
                layout="beside"
                className="flex-nowrap items-center"
              />
            </dl>
          </li>
        ))}
      </ul>
      <p className="type-small mt-3">{t('about.careers.note')}</p>
    </Card>
  );
}
