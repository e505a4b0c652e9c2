import { useTexts } from '../../../lib/texts.tsx';
import { initials } from '../../../ui/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Instructor } from './instructors.ts';

type InstructorPortraitProps = {
  instructor: Instructor;
  /** Above the fold, so it loads eagerly. */
  isFirst?: boolean;
  className?: string;
};

/** An engraving includes its paper; in dark mode the paper is dimmed, not inverted. */
export function InstructorPortrait({ instructor, isFirst, className }: InstructorPortraitProps) {
  const t = useTexts('instructors');
  const { image, name } = instructor;
  if (!image) return <NoPortrait name={name} className={className} />;
  return (
    <img
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet ? '(min-width: 40rem) 42vw, 100vw' : undefined}
      alt={t(image.isDrawn ? 'instructors.portrait' : 'instructors.photo', { name })}
      width={960}
      height={1120}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(
        'h-auto w-full rounded-md dark:brightness-[0.86]',
        !image.isDrawn && 'aspect-[6/7] object-cover',
        className,
      )}
    />
  );
}

function NoPortrait({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid aspect-[6/7] w-full place-items-center rounded-md border border-rule bg-sunk font-display text-7xl text-ink-3',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}

/** A thumbnail of the face. Decorative: the name is always next to it. */
export function InstructorFace({ instructor: { image, name } }: { instructor: Instructor }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-md border border-rule text-ink-3"
    >
      {image ? (
        <img
          src={image.srcSet ? image.src.replace('w=960', 'w=480') : image.src}
          alt=""
          width={960}
          height={1120}
          loading="lazy"
          className={
            image.isDrawn
              ? 'h-auto w-full origin-[50%_34%] scale-[1.7] dark:brightness-[0.86]'
              : 'size-full object-cover'
          }
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
