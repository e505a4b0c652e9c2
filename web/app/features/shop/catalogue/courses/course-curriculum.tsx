import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { curriculumAnchor, lessonPath } from '../../../shared/paths/course-paths.ts';
import { lessonKindTexts } from '../../item/catalogue-names.ts';
import { useDuration } from '../../item/use-duration.ts';
import type { CourseView } from './course-view.ts';

type Module = CourseView['modules'][number];
type Lesson = Module['lessons'][number];

/** Modules that unfold to their lessons; free lessons are links. */
export function CourseCurriculum({ course }: { course: CourseView }) {
  const t = useTexts('courses', 'catalogue');
  const duration = useDuration();
  const summary = [
    t('courses.curriculum.modules', { count: course.modules.length }),
    t('catalogue.lessons', { count: course.lessonCount }),
    duration(course.minutes),
  ];
  return (
    <section id={curriculumAnchor} aria-labelledby="curriculum-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="curriculum-title" className="type-h3">
          {t('courses.curriculum.title')}
        </h2>
        <p className="type-small tabular">{summary.join(', ')}</p>
      </div>
      <ol className="border-t border-rule-strong">
        {course.modules.map((module, index) => (
          <li key={module.id} className="border-b border-rule">
            <ModuleLessons course={course.slug} module={module} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ModuleLessonsProps = { course: string; module: Module; number: number };

function ModuleLessons({ course, module, number }: ModuleLessonsProps) {
  const t = useTexts('catalogue');
  const duration = useDuration();
  const page = useLanguage();
  const minutes = module.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    // The first is open, as an example of what the others contain.
    <details open={number === 1} className="group">
      <summary className="grid min-h-16 grid-cols-[2.25rem_1fr_auto] items-center gap-x-3 py-3 sm:grid-cols-[3rem_1fr_auto] [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="tabular font-display text-3xl text-river">
          {number}
        </span>
        <span className="grid gap-0.5">
          <span
            lang={module.language === page ? undefined : module.language}
            className="font-[580] leading-snug"
          >
            {module.title}
          </span>
          <span className="type-small tabular">
            {`${t('catalogue.lessons', { count: module.lessons.length })}, ${duration(minutes)}`}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <ol className="mb-3 sm:ps-15">
        {module.lessons.map((lesson, index) => (
          <LessonLine
            key={lesson.id}
            course={course}
            lesson={lesson}
            number={`${number}.${index + 1}`}
          />
        ))}
      </ol>
    </details>
  );
}

type LessonLineProps = { course: string; lesson: Lesson; number: string };

function LessonLine({ course, lesson, number }: LessonLineProps) {
  const t = useTexts('courses', 'catalogue');
  const duration = useDuration();
  const localPath = useLocalPath();
  const page = useLanguage();
  const lang = lesson.language === page ? undefined : lesson.language;
  return (
    <li className="grid min-h-11 grid-cols-[2.25rem_1fr_auto] items-baseline gap-x-3 border-t border-rule py-2.5 text-sm first:border-t-0 sm:grid-cols-[2.5rem_1fr_auto]">
      <span className="tabular text-xs text-ink-3">{number}</span>
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {lesson.isFree ? (
          <>
            <Link
              lang={lang}
              to={localPath(lessonPath(course, lesson.slug))}
              className="target font-[560] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] hover:decoration-river"
            >
              {lesson.title}
            </Link>
            <Badge kind="river">{t('courses.lesson.free')}</Badge>
          </>
        ) : (
          <span lang={lang}>{lesson.title}</span>
        )}
        {lesson.kind === 'text' ? null : <Badge>{t(lessonKindTexts[lesson.kind])}</Badge>}
      </span>
      <span className="tabular text-xs whitespace-nowrap text-ink-3">
        {duration(lesson.minutes)}
      </span>
    </li>
  );
}
