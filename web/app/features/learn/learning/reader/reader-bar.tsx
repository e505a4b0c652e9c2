import type { StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import { ArrowLeft, Keyboard, ListTree, Search } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { coursePath } from '../../../shared/paths/course-paths.ts';
import { myCoursesPath } from '../../../shared/paths/learning-paths.ts';

type ReaderBarProps = {
  course: StudentCourse;
  /** Visitors have no courses: their way back is the course's page. */
  isMember: boolean;
  onOutline(): void;
  onSearch(): void;
  onKeys(): void;
};

/** Sticky at the top: the course, the progress, and navigation. */
export function ReaderBar({ course, isMember, onOutline, onSearch, onKeys }: ReaderBarProps) {
  const t = useTexts('learning');
  const format = useFormat();
  const localPath = useLocalPath();
  const page = useLanguage();
  const { done, lessons, percent } = course.progress;
  const share = format.percent(percent / 100, 0);
  return (
    <div className="sticky top-0 z-20 border-b border-rule bg-paper">
      <div className="page flex h-14 items-center gap-1 sm:gap-2">
        <IconButton
          label={t('learning.keys.outline')}
          onClick={onOutline}
          data-needs-app=""
          className="-ms-2.5 lg:hidden"
        >
          <ListTree aria-hidden="true" />
        </IconButton>
        <Link
          to={localPath(isMember ? myCoursesPath : coursePath(course.slug))}
          aria-label={t(isMember ? 'learning.bar.back' : 'learning.bar.toCourse')}
          className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk max-lg:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <p
          lang={course.language === page ? undefined : course.language}
          className="min-w-0 flex-1 truncate font-serif text-lg"
        >
          {course.title}
        </p>
        {isMember ? (
          <p className="tabular shrink-0 text-sm text-ink-2">
            <span aria-hidden="true">{share}</span>
            <span className="sr-only">
              {t('learning.bar.progress', { done, count: lessons, percent: share })}
            </span>
          </p>
        ) : null}
        <IconButton label={t('learning.keys.search')} onClick={onSearch} data-needs-app="">
          <Search aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('learning.keys.title')}
          onClick={onKeys}
          data-needs-app=""
          className="-me-2.5 touch:hidden"
        >
          <Keyboard aria-hidden="true" />
        </IconButton>
      </div>
      {isMember ? (
        <div className="absolute inset-x-0 -bottom-px h-0.5 overflow-clip">
          <Progress
            kind="thin"
            value={percent}
            label={course.title}
            valueText={t('learning.bar.progress', { done, count: lessons, percent: share })}
          />
        </div>
      ) : null}
    </div>
  );
}
