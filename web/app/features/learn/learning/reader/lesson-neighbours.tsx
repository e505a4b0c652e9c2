import type { OpenLesson, StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { curriculumPath } from '../../../shared/paths/course-paths.ts';
import { readerPath } from '../../../shared/paths/learning-paths.ts';
import { lessonOf } from './reader-view.ts';

type LessonNeighboursProps = {
  course: StudentCourse;
  lesson: OpenLesson;
  isDone: boolean;
  /** The page of a lesson; the reader's by default. */
  pathTo?: (neighbour: Neighbour) => string;
};

/** The next lesson, emphasised once this one is done, and the previous one. */
export function LessonNeighbours({ course, lesson, isDone, ...props }: LessonNeighboursProps) {
  const t = useTexts('learning');
  const localPath = useLocalPath();
  const page = useLanguage();
  const { pathTo = (neighbour: Neighbour) => neighbourPath(course.slug, neighbour) } = props;
  const previous = lessonOf(course, lesson.previous?.id);
  const next = lessonOf(course, lesson.next?.id);
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={t('learning.neighbours.label')}
      className="flex flex-wrap-reverse items-end justify-between gap-x-gutter gap-y-5 border-t border-rule-strong pt-6"
    >
      {previous ? (
        <Link
          to={localPath(pathTo(previous))}
          className="group inline-flex min-h-11 items-center gap-2 text-sm text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0 text-river" />
          <span className="sr-only">{t('learning.neighbours.previous')}</span>
          <span
            lang={previous.language === page ? undefined : previous.language}
            className="underline-offset-[0.25em] group-hover:underline"
          >
            {previous.title}
          </span>
        </Link>
      ) : null}
      {next ? (
        <div className="ms-auto grid max-w-full justify-items-end gap-2 text-end max-sm:w-full max-sm:justify-items-stretch max-sm:text-start">
          <p className="type-small">
            {t('learning.neighbours.next')}{' '}
            <span
              lang={next.language === page ? undefined : next.language}
              className="font-[560] text-ink"
            >
              {next.title}
            </span>{' '}
            {next.isOpen ? null : <Badge>{t('learning.neighbours.inCourse')}</Badge>}
          </p>
          <Button asChild size="large" variant={isDone ? 'primary' : 'secondary'}>
            <Link to={localPath(pathTo(next))}>
              {t(next.isOpen ? 'learning.neighbours.toNext' : 'learning.neighbours.toCourse')}
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        </div>
      ) : null}
    </nav>
  );
}

type Neighbour = { readonly slug: string; readonly isOpen: boolean };

/** A locked lesson leads to its place in the curriculum, where it can be bought. */
export function neighbourPath(course: string, { slug, isOpen }: Neighbour): string {
  return isOpen ? readerPath(course, slug) : curriculumPath(course);
}
