import { ArrowLeft, ArrowRight, BookOpenCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { RiskNotice } from '../../../../ui/risk-notice.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import {
  coursePath,
  coursesPath,
  curriculumPath,
  lessonPath,
} from '../../../shared/paths/course-paths.ts';
import { readerPath } from '../../../shared/paths/learning-paths.ts';
import { useSession } from '../../../shared/session/use-session.tsx';
import { LessonProse } from '../../../shared/widgets/lesson/lesson-prose.tsx';
import { LessonVideoSlot } from '../../../shared/widgets/lesson/lesson-video-slot.tsx';
import { fieldLang } from '../../item/field-lang.ts';
import { ItemCover } from '../../item/item-cover.tsx';
import { LanguageNote } from '../../item/language-note.tsx';
import { useDuration } from '../../item/use-duration.ts';
import type { LessonView } from './course-view.ts';
import { LessonOutline } from './lesson-outline.tsx';

/** A public page for a free lesson. */
export function LessonPage({ lesson }: { lesson: LessonView }) {
  const t = useTexts('courses', 'catalogue', 'nav');
  const frameLang = useFallbackLang('courses');
  const localPath = useLocalPath();
  const page = useLanguage();
  const duration = useDuration();
  const { course } = lesson;
  const lang = lesson.language === page ? undefined : lesson.language;
  const crumbs = [
    { label: t('nav.courses'), to: localPath(coursesPath) },
    { label: course.title, to: localPath(coursePath(course.slug)) },
    { label: lesson.title },
  ];
  return (
    <div lang={frameLang} className="page columns-12 gap-y-8 pt-5 pb-section sm:pt-7">
      <Breadcrumb crumbs={crumbs} className="col-span-full" />
      <article className="col-span-full grid min-w-0 content-start gap-y-8 lg:col-start-5 lg:col-end-13 lg:row-start-2 xl:col-end-12">
        <header className="grid justify-items-start gap-4">
          <p lang={lang} className="type-label">
            {lesson.moduleTitle}
          </p>
          <h1 lang={lang} className="type-h1">
            {lesson.title}
          </h1>
          <p className="type-small flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge kind="river">{t('courses.lesson.free')}</Badge>
            <span className="tabular">{duration(lesson.minutes)}</span>
            <MemberLink lesson={lesson} />
          </p>
          <LanguageNote wording={lesson} kind="page" />
        </header>
        <LessonVideo lesson={lesson} />
        <LessonProse blocks={lesson.body} kind="reading" lang={fieldLang(lesson, 'body', page)} />
        {lesson.hasCfds ? <RiskNotice>{t('catalogue.risk')}</RiskNotice> : null}
        <InReader lesson={lesson} />
        <Neighbours lesson={lesson} />
        <WholeCourse lesson={lesson} />
      </article>
      <LessonOutline
        lesson={lesson}
        className="col-span-full lg:col-span-3 lg:col-start-1 lg:row-start-2"
      />
    </div>
  );
}

type PartProps = { lesson: LessonView };

/** Signed-in people can track their progress; the page itself is cached for everyone. */
function MemberLink({ lesson }: PartProps) {
  const t = useTexts('courses');
  const localPath = useLocalPath();
  const { user } = useSession();
  if (!user) return null;
  return (
    <TextLink to={localPath(readerPath(lesson.course.slug, lesson.slug))}>
      {t('courses.lesson.openReader')}
    </TextLink>
  );
}

function LessonVideo({ lesson }: PartProps) {
  if (lesson.kind !== 'video' || !lesson.video) return null;
  return (
    <LessonVideoSlot
      lesson={lesson}
      seconds={lesson.videoSeconds ?? 0}
      hasCaptions={lesson.captions !== null}
      page={lessonPath(lesson.course.slug, lesson.slug)}
    />
  );
}

const inReaderTexts = {
  file: 'courses.lesson.notes.file',
  quiz: 'courses.lesson.notes.quiz',
} as const;

/** The parts of the lesson that a cached page can't offer. */
function InReader({ lesson }: PartProps) {
  const t = useTexts('courses');
  const localPath = useLocalPath();
  if (lesson.kind !== 'file' && lesson.kind !== 'quiz') return null;
  return (
    <p className="flex items-start gap-3 rounded-md border border-rule bg-surface px-4 py-3.5 text-sm text-ink-2">
      <BookOpenCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-river" />
      <span>
        {`${t(inReaderTexts[lesson.kind])} `}
        <TextLink to={localPath(readerPath(lesson.course.slug, lesson.slug))}>
          {t('courses.lesson.openReader')}
        </TextLink>
      </span>
    </p>
  );
}

function Neighbours({ lesson }: PartProps) {
  const t = useTexts('courses');
  const { previous, next } = lesson;
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={t('courses.lesson.neighbours')}
      className="grid border-t border-rule-strong sm:grid-cols-2 sm:gap-x-gutter"
    >
      {previous ? (
        <Neighbour
          course={lesson.course.slug}
          lesson={previous}
          label={t('courses.lesson.previous')}
          icon={<ArrowLeft />}
        />
      ) : null}
      {next ? (
        <Neighbour
          course={lesson.course.slug}
          lesson={next}
          label={t('courses.lesson.next')}
          icon={<ArrowRight />}
          className="sm:col-start-2 sm:justify-items-end sm:text-end"
        />
      ) : null}
    </nav>
  );
}

type NeighbourProps = {
  course: string;
  lesson: NonNullable<LessonView['next']>;
  label: string;
  icon: ReactNode;
  className?: string;
};

/** A locked lesson links to its place in the curriculum, and says so. */
function Neighbour({ course, lesson, label, icon, className }: NeighbourProps) {
  const t = useTexts('courses');
  const localPath = useLocalPath();
  const page = useLanguage();
  const to = lesson.isFree ? lessonPath(course, lesson.slug) : curriculumPath(course);
  return (
    <Link
      to={localPath(to)}
      className={classNames('group grid content-start gap-1 border-b border-rule py-4', className)}
    >
      <span className="type-small flex items-center gap-2 [&_svg]:size-4">
        <span aria-hidden="true" className="text-river">
          {icon}
        </span>
        {label}
      </span>
      <span
        lang={lesson.language === page ? undefined : lesson.language}
        className="type-h4 decoration-1 underline-offset-[0.2em] group-hover:underline"
      >
        {lesson.title}
      </span>
      {lesson.isFree ? null : <Badge>{t('courses.lesson.inCourse')}</Badge>}
    </Link>
  );
}

function WholeCourse({ lesson }: PartProps) {
  const t = useTexts('courses');
  const localPath = useLocalPath();
  const { course, cover, courseLanguage } = lesson;
  return (
    <aside className="grid grid-cols-[6rem_1fr] items-center gap-x-5 sm:grid-cols-[9rem_1fr] sm:gap-x-8">
      <ItemCover
        item={{ kind: 'course', ...course, cover, language: courseLanguage }}
        sizes="9rem"
      />
      <div className="grid justify-items-start gap-1">
        <p className="type-small">{t('courses.lesson.from')}</p>
        <p lang={courseLanguage} className="type-h3">
          {course.title}
        </p>
        <TextLink kind="standalone" to={localPath(coursePath(course.slug))} icon={<ArrowRight />}>
          {t('courses.lesson.toCourse')}
        </TextLink>
      </div>
    </aside>
  );
}
