import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { InstructorYears, StrategySuccess } from './instructor-facts.tsx';
import { InstructorPortrait } from './instructor-portrait.tsx';
import { type Instructor, profilePath } from './instructors.ts';

type InstructorCardProps = {
  instructor: Instructor;
  /** On wide pages, whether the text is next to the portrait or below it. */
  kind: 'beside' | 'beneath';
  className?: string;
};

const places = {
  beside: {
    card: 'lg:grid-cols-8 lg:grid-rows-[1fr_auto]',
    portrait: 'lg:col-span-5 lg:row-span-2',
    words: 'lg:col-span-3',
  },
  beneath: { card: '', portrait: '', words: '' },
};

/** One person; the whole card links to the profile. */
export function InstructorCard({ instructor, kind, className }: InstructorCardProps) {
  const t = useTexts('instructors');
  const localPath = useLocalPath();
  const place = places[kind];
  const nameId = `instructor-${instructor.id}`;
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        'group/card relative grid content-start items-end gap-x-gutter gap-y-4 max-sm:grid-cols-[2fr_3fr]',
        place.card,
        className,
      )}
    >
      <InstructorPortrait
        instructor={instructor}
        className={classNames('max-sm:self-start', place.portrait)}
      />
      <div className={classNames('grid gap-2', place.words)}>
        <InstructorYears instructor={instructor} className="mb-1" />
        <h3 id={nameId} className="type-h3">
          {instructor.name}
        </h3>
        <p className="text-sm leading-snug font-[560]">{instructor.title}</p>
      </div>
      <div
        className={classNames('grid justify-items-start gap-3 max-sm:col-span-full', place.words)}
      >
        <p className="max-w-[36em] text-sm text-ink-2">{instructor.bio}</p>
        <StrategySuccess instructor={instructor} />
        <p className="inline-flex min-h-11 items-center gap-2 font-[550] text-river-ink [&_svg]:size-[1.05em]">
          <CardLink to={localPath(profilePath(instructor))}>
            {t('instructors.viewProfile')}
            <span className="sr-only">{`: ${instructor.name}`}</span>
          </CardLink>
          <ArrowRight
            aria-hidden="true"
            className="transition-transform group-hover/card:translate-x-1"
          />
        </p>
      </div>
    </article>
  );
}
