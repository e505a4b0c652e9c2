import type { MyCourse } from '@danube/contract/learning/learning.schemas.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { LessonLanguages } from '../../../ui/lesson-languages.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { learnPath, myCoursesPath } from '../../shared/paths/learning-paths.ts';
import { ItemCover } from '../../shop/item/item-cover.tsx';

/** Course covers; each links to the next lesson. */
export function CourseShelf({ courses }: { courses: readonly MyCourse[] }) {
  const t = useTexts('library');
  return (
    <ul
      aria-label={t('library.courses')}
      className="grid grid-cols-2 gap-x-gutter gap-y-8 sm:grid-cols-4 lg:grid-cols-5"
    >
      {courses.map((mine) => (
        <LibraryCourse key={mine.course.id} mine={mine} />
      ))}
    </ul>
  );
}

function LibraryCourse({ mine: { course, access, progress } }: { mine: MyCourse }) {
  const t = useTexts('library');
  const format = useFormat();
  const localPath = useLocalPath();
  const page = useLanguage();
  const words = t('library.progress', {
    done: format.number(progress.done),
    count: progress.lessons,
  });
  return (
    <li className="group/course relative grid content-start gap-2.5">
      <ItemCover item={course} sizes="(min-width: 64rem) 14rem, 45vw" />
      <p lang={course.language === page ? undefined : course.language} className="font-[560]">
        <Link
          to={localPath(access.isAllowed ? learnPath(course.slug) : myCoursesPath)}
          className="rounded-sm decoration-1 underline-offset-[0.2em] after:absolute after:inset-0 group-hover/course:underline"
        >
          {course.title}
        </Link>
      </p>
      <LessonLanguages codes={course.lessonLanguages} className="type-small" />
      {access.isAllowed ? (
        <>
          <Progress value={progress.percent} label={course.title} valueText={words} kind="thin" />
          <p className="type-small tabular">{words}</p>
        </>
      ) : (
        <p className="type-small">{t('library.ended')}</p>
      )}
    </li>
  );
}
