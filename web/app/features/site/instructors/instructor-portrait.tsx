import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Instructor } from './instructors.ts';

type InstructorPortraitProps = {
  instructor: Instructor;
  /** On the first screen it must not wait for the page around it. */
  isFirst?: boolean;
  className?: string;
};

/** An engraving on its own paper; in the dark that paper is dimmed, not inverted. */
export function InstructorPortrait({ instructor, isFirst, className }: InstructorPortraitProps) {
  const t = useTexts('instructors');
  return (
    <img
      src={instructor.image}
      alt={t('instructors.portrait', { name: instructor.name })}
      width={960}
      height={1120}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames('h-auto w-full rounded-md dark:brightness-[0.86]', className)}
    />
  );
}

/** The face alone, for a line of a list. Decorative: the name always stands beside it. */
export function InstructorFace({ instructor }: { instructor: Instructor }) {
  return (
    <span
      aria-hidden="true"
      className="block size-18 shrink-0 overflow-hidden rounded-md border border-rule"
    >
      <img
        src={instructor.image}
        alt=""
        width={960}
        height={1120}
        loading="lazy"
        className="h-auto w-full origin-[50%_34%] scale-[1.7] dark:brightness-[0.86]"
      />
    </span>
  );
}
