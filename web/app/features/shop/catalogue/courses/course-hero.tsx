import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { coursesPath, lessonPath } from '../../../shared/paths/course-paths.ts';
import { type Instructor, profilePath } from '../../../site/instructors/instructors.ts';
import { fieldLang } from '../../item/field-lang.ts';
import { ItemCover } from '../../item/item-cover.tsx';
import { LanguageNote } from '../../item/language-note.tsx';
import { useCatalogueNames } from '../../item/use-catalogue-names.ts';
import { useDuration } from '../../item/use-duration.ts';
import { CourseOffer } from './course-offer.tsx';
import { CourseTitle } from './course-title.tsx';
import { type CourseView, firstFreeLesson } from './course-view.ts';

type CourseHeroProps = { course: CourseView; instructor: Instructor | undefined };

/**
 * The course at a glance: title, cover, summary, length and price. On phones the price comes before
 * the instructor and the free lesson, so that it is on the first screen.
 */
export function CourseHero({ course, instructor }: CourseHeroProps) {
  const t = useTexts('courses', 'catalogue', 'nav');
  const { marketName } = useCatalogueNames();
  const localPath = useLocalPath();
  const page = useLanguage();
  const lang = course.language === page ? undefined : course.language;
  const crumbs = [{ label: t('nav.courses'), to: localPath(coursesPath) }, { label: course.title }];
  return (
    <header className="page columns-12 gap-y-6 pt-5 sm:pt-7 lg:gap-y-8">
      <Breadcrumb crumbs={crumbs} className="col-span-full" />
      <div className="col-span-full grid content-start gap-y-6 max-sm:contents lg:col-span-8 lg:gap-y-9">
        <h1 lang={lang} className="type-h1 max-sm:col-span-full">
          <CourseTitle title={course.title} />
        </h1>
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,5fr)] items-start gap-x-gutter gap-y-6 max-sm:contents">
          <ItemCover
            item={course}
            note={instructor?.name}
            sizes="(min-width: 64rem) 18rem, 38vw"
            isFirst
            className="max-sm:col-span-5 max-sm:self-start"
          />
          <div className="grid content-start gap-5 max-sm:contents">
            <p
              lang={fieldLang(course, 'summary', page)}
              className="type-lede max-sm:col-span-7 max-sm:text-base"
            >
              {course.summary}
            </p>
            <div className="max-sm:col-span-full">
              <Facts course={course} />
            </div>
            <div className="grid justify-items-start gap-2 max-sm:order-1 max-sm:col-span-full">
              {instructor ? (
                <TextLink to={localPath(profilePath(instructor))}>
                  {t('courses.page.with', { name: instructor.name })}
                </TextLink>
              ) : null}
              <p className="type-small">{course.markets.map(marketName).join(' · ')}</p>
              <LanguageNote wording={{ ...course, availableIn: course.taughtIn }} kind="page" />
            </div>
            <FreeLessonLink course={course} />
          </div>
        </div>
      </div>
      <CourseOffer course={course} className="col-span-full lg:col-span-4" />
    </header>
  );
}

/** Lessons, time and level. */
function Facts({ course }: { course: CourseView }) {
  const t = useTexts('courses', 'catalogue');
  const { levelName } = useCatalogueNames();
  const duration = useDuration();
  const facts = [
    { label: t('courses.page.lessons'), value: String(course.lessonCount) },
    { label: t('courses.page.time'), value: duration(course.minutes) },
    ...(course.level ? [{ label: t('courses.page.level'), value: levelName(course.level) }] : []),
  ];
  return (
    <dl
      aria-label={t('courses.page.facts')}
      className="flex flex-wrap justify-between gap-x-6 gap-y-4 border-y border-rule py-4"
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="max-w-32 text-xs leading-snug text-ink-3">{label}</dt>
          <dd className="tabular font-display text-2xl leading-tight whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FreeLessonLink({ course }: { course: CourseView }) {
  const t = useTexts('courses');
  const localPath = useLocalPath();
  const lesson = firstFreeLesson(course);
  if (!lesson) return null;
  return (
    <p className="grid justify-items-start rounded-md border border-rule bg-surface px-4 py-3 max-sm:order-1 max-sm:col-span-full">
      <span className="type-small">{t('courses.page.readFree')}</span>
      <TextLink
        kind="standalone"
        to={localPath(lessonPath(course.slug, lesson.slug))}
        icon={<ArrowRight />}
      >
        {lesson.title}
      </TextLink>
    </p>
  );
}
