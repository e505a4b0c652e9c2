import type { StudentCourse, StudentLesson } from '@danube/contract/learning/learning.schemas.ts';
import { Circle, CircleCheck, CircleDot, Lock } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { readerPath } from '../../../shared/paths/learning-paths.ts';
import { lessonKindTexts } from '../../../shop/item/catalogue-names.ts';
import { useDuration } from '../../../shop/item/use-duration.ts';
import { type LessonState, stateOf } from './reader-view.ts';

type CourseOutlineProps = {
  course: StudentCourse;
  /** Slug of the current lesson. */
  current: string;
  onOpen?: (() => void) | undefined;
  /** The page of a lesson; the reader's by default. */
  pathTo?: ((slug: string) => string) | undefined;
};

/** Every lesson under its module: done, open, and current. */
export function CourseOutline(props: CourseOutlineProps) {
  const { course, current, onOpen, pathTo = (slug) => readerPath(course.slug, slug) } = props;
  const t = useTexts('learning');
  const id = useId();
  const page = useLanguage();
  return (
    <nav aria-label={t('learning.outline.title')} className="grid gap-6">
      {course.modules.map((module, index) => (
        <section key={module.id} aria-labelledby={`${id}-${index}`}>
          <h3
            id={`${id}-${index}`}
            lang={module.language === page ? undefined : module.language}
            className="mb-1 flex gap-2 text-sm leading-snug font-[580]"
          >
            <span aria-hidden="true" className="tabular text-river">
              {index + 1}
            </span>
            {module.title}
          </h3>
          <ol>
            {module.lessons.map((lesson) => (
              <li key={lesson.id}>
                <OutlineLine
                  lesson={lesson}
                  onOpen={onOpen}
                  path={pathTo(lesson.slug)}
                  isCurrent={lesson.slug === current}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}

const stateTexts = {
  done: 'learning.outline.done',
  open: 'learning.outline.open',
  locked: 'learning.outline.locked',
} as const;

type OutlineLineProps = Pick<CourseOutlineProps, 'onOpen'> & {
  path: string;
  lesson: StudentLesson;
  isCurrent: boolean;
};

function OutlineLine({ path, lesson, isCurrent, onOpen }: OutlineLineProps) {
  const t = useTexts('learning', 'catalogue', 'courses');
  const localPath = useLocalPath();
  const duration = useDuration();
  const page = useLanguage();
  const state = stateOf(lesson);
  const facts = [duration(lesson.minutes)];
  if (lesson.kind !== 'text') facts.unshift(t(lessonKindTexts[lesson.kind]));
  const content = (
    <>
      <LessonStateIcon state={state} isCurrent={isCurrent} />
      <span className="grid gap-0.5">
        <span lang={lesson.language === page ? undefined : lesson.language}>{lesson.title}</span>
        <span className="tabular text-2xs text-ink-3">{facts.join(' · ')}</span>
      </span>
      <span className="sr-only">{t(stateTexts[state])}</span>
    </>
  );
  const classes = classNames(
    'grid min-h-11 w-full grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-2.5 rounded-sm px-2 py-2 text-sm leading-snug',
    isCurrent ? 'bg-river-wash font-[560] text-ink' : 'text-ink-2',
  );
  if (state === 'locked')
    return <span className={classNames(classes, 'text-ink-3')}>{content}</span>;
  return (
    <Link
      to={localPath(path)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onOpen}
      className={classNames(classes, 'transition-colors hover:bg-sunk hover:text-ink')}
    >
      {content}
    </Link>
  );
}

function LessonStateIcon({ state, isCurrent }: { state: LessonState; isCurrent: boolean }) {
  const looks = 'mt-0.5 size-4.5';
  if (state === 'locked')
    return <Lock aria-hidden="true" className={`${looks} p-0.5 text-ink-3`} />;
  if (state === 'done') return <CircleCheck aria-hidden="true" className={`${looks} text-river`} />;
  const Icon = isCurrent ? CircleDot : Circle;
  return (
    <Icon
      aria-hidden="true"
      className={classNames(looks, isCurrent ? 'text-river' : 'text-ink-3')}
    />
  );
}
