import type { ReactNode } from 'react';
import { typeset } from '../../../../lib/typeset.ts';

type LessonFigureProps = {
  /** As its author wrote it; may be empty. */
  title: string;
  /** Names the figure if it has no title. */
  name: string;
  children: ReactNode;
};

/** The frame of a chart in a text. */
export function LessonFigure({ title, name, children }: LessonFigureProps) {
  return (
    <figure
      aria-label={title || name}
      className="grid min-w-0 gap-4 rounded-md border border-rule bg-surface p-4 sm:p-6"
    >
      {title ? (
        <figcaption className="font-serif text-lg leading-snug font-[560]">
          {typeset(title)}
        </figcaption>
      ) : null}
      {children}
    </figure>
  );
}
