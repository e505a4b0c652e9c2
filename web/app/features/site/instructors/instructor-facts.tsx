import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { StatNumber } from '../../../ui/stat-number.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useClaims } from '../../shared/claims/use-claims.ts';
import type { Instructor } from './instructors.ts';

type FactProps = { instructor: Instructor; className?: string };

/** The years of experience, in large type. */
export function InstructorYears({ instructor, className }: FactProps) {
  const t = useTexts('instructors');
  const claim = useClaims();
  const format = useFormat();
  const { yearsExperience: years } = instructor;
  if (years === null) return null;
  const { value, suffix } =
    typeof years === 'number' ? { value: format.number(years), suffix: '' } : claim(years);
  return (
    <dl className={className}>
      <StatNumber
        value={value}
        suffix={suffix}
        label={t('instructors.yearsOfExperience')}
        layout="beside"
        className="items-end"
      />
    </dl>
  );
}

/** A success rate is never shown without its disclaimer. */
export function StrategySuccess({ instructor, className }: FactProps) {
  const t = useTexts('instructors');
  const claim = useClaims();
  const localPath = useLocalPath();
  if (!instructor.success) return null;
  const { value, suffix } = claim(instructor.success);
  return (
    <div className={className}>
      <dl>
        <StatNumber
          value={value}
          suffix={suffix}
          label={t('instructors.success.label')}
          size="medium"
          layout="beside"
          className="items-end"
        />
      </dl>
      <p className="type-small mt-2 max-w-[30em]">
        {`${t('instructors.success.note')} `}
        {/* Above the link that covers the card. */}
        <TextLink to={localPath('/sources')} className="relative z-1">
          {t('instructors.success.sources')}
        </TextLink>
      </p>
    </div>
  );
}
