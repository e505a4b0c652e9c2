import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { headingsOf, plainText } from '../../../../lib/markdown/prose-tree.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { lessonPath } from '../../../shared/paths/course-paths.ts';
import { useDuration } from '../../item/use-duration.ts';
import type { LessonView } from './course-view.ts';

type LessonOutlineProps = { lesson: LessonView; className?: string };

/** The sections of this lesson, and the lessons of its module. */
export function LessonOutline({ lesson, className }: LessonOutlineProps) {
  return (
    <div
      className={classNames(
        'grid content-start gap-8 self-start lg:sticky lg:top-24 lg:max-h-[calc(100dvb-7rem)] lg:overflow-y-auto',
        className,
      )}
    >
      <Contents lesson={lesson} />
      <ModuleLessons lesson={lesson} />
    </div>
  );
}

function Contents({ lesson }: { lesson: LessonView }) {
  const t = useTexts('courses');
  const headings = headingsOf(lesson.body);
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="lesson-contents" className="max-lg:hidden">
      <h2 id="lesson-contents" className="type-label mb-2">
        {t('courses.lesson.contents')}
      </h2>
      <ol lang={lesson.language} className="border-s border-rule text-sm">
        {headings.map(({ id, phrases }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block rounded-sm py-1.5 ps-4 text-ink-2 decoration-1 underline-offset-[0.25em] hover:text-ink hover:underline"
            >
              {plainText(phrases)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ModuleLessons({ lesson }: { lesson: LessonView }) {
  const t = useTexts('courses');
  const localPath = useLocalPath();
  const duration = useDuration();
  const page = useLanguage();
  return (
    <nav aria-labelledby="module-lessons">
      <h2 id="module-lessons" className="type-label mb-2">
        {t('courses.lesson.outline')}
      </h2>
      <ol className="divide-y divide-rule border-y border-rule text-sm">
        {lesson.neighbours.map((each) => {
          const isCurrent = each.id === lesson.id;
          const lang = each.language === page ? undefined : each.language;
          return (
            <li key={each.id} className="flex items-baseline justify-between gap-3 py-2.5">
              {each.isFree && !isCurrent ? (
                <Link
                  lang={lang}
                  to={localPath(lessonPath(lesson.course.slug, each.slug))}
                  className="target text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.25em] hover:decoration-river"
                >
                  {each.title}
                </Link>
              ) : (
                <span
                  lang={lang}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={isCurrent ? 'font-[560] text-ink' : 'text-ink-3'}
                >
                  {each.title}
                </span>
              )}
              <span className="tabular text-2xs whitespace-nowrap text-ink-3">
                {duration(each.minutes)}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
