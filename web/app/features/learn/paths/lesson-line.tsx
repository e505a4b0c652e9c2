import { Check } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { curriculumPath, lessonPath } from '../../shared/paths/course-paths.ts';
import { readerPath } from '../../shared/paths/learning-paths.ts';
import { useDuration } from '../../shop/item/use-duration.ts';
import type { PathLesson } from './path-view.ts';
import type { LessonState } from './use-path-progress.ts';

type LessonLineProps = { lesson: PathLesson; state?: LessonState | undefined };

/** A lesson's title, linked to where this reader can open it. */
export function LessonLine({ lesson, state }: LessonLineProps) {
  const t = useTexts('paths');
  const localPath = useLocalPath();
  const duration = useDuration();
  const page = useLanguage();
  const other = (language: string) => (language === page ? undefined : language);
  const { course, title, language, minutes, isFree } = lesson;
  const isOpen = state?.isOpen ?? isFree;
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {state?.isDone ? (
          <span className="inline-flex items-center gap-1 text-sm text-rise">
            <Check aria-hidden="true" className="size-4" />
            {t('paths.done')}
          </span>
        ) : null}
        <TextLink lang={other(language)} to={localPath(lessonUrlOf(lesson, state))}>
          {title}
        </TextLink>
      </p>
      <p className="text-sm text-ink-2">
        <span lang={other(course.language)}>{course.title}</span>
        {` · ${duration(minutes)}`}
        {isOpen ? null : ` · ${t('paths.inCourse')}`}
      </p>
    </div>
  );
}

/**
 * The reader if it is open to them, a free lesson's public page, otherwise the course's curriculum.
 */
function lessonUrlOf({ course, slug, isFree }: PathLesson, state: LessonState | undefined): string {
  if (state?.isOpen) return readerPath(course.slug, slug);
  return isFree ? lessonPath(course.slug, slug) : curriculumPath(course.slug);
}
