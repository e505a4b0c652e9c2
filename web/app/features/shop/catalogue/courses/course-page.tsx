import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseReviews as CourseReviewsData } from '@danube/contract/learning/reviews.schemas.ts';
import { ArrowRight, Check } from 'lucide-react';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Reach } from '../../../../ui/line/reach.tsx';
import { Prose } from '../../../../ui/prose.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { coursesPath } from '../../../shared/paths/course-paths.ts';
import { InstructorPortrait } from '../../../site/instructors/instructor-portrait.tsx';
import { type Instructor, profilePath } from '../../../site/instructors/instructors.ts';
import { useInstructors } from '../../../site/instructors/use-instructors.ts';
import { fieldLang } from '../../item/field-lang.ts';
import { CourseReviews } from '../../reviews/course-reviews.tsx';
import { CourseCard } from './course-card.tsx';
import { CourseClosing } from './course-closing.tsx';
import { CourseCurriculum } from './course-curriculum.tsx';
import { CourseHero } from './course-hero.tsx';
import { CourseQuestions } from './course-questions.tsx';
import type { CourseView } from './course-view.ts';

type CoursePageProps = {
  course: CourseView;
  others: readonly ItemCard[];
  /** Null in a preview. */
  reviews: CourseReviewsData | null;
};

export function CoursePage({ course, others, reviews }: CoursePageProps) {
  const t = useTexts('courses');
  const frameLang = useFallbackLang('courses');
  const page = useLanguage();
  const instructor = useInstructors().find(({ slug }) => slug === course.by);
  const lang = (field: string) => fieldLang(course, field, page);
  return (
    <div lang={frameLang}>
      <CourseHero course={course} instructor={instructor} />
      <Reach seed={3114} at={0.7} />
      <div className="page columns-12 gap-y-14 pb-section">
        <div className="col-span-full grid content-start gap-y-14 lg:col-span-8 lg:gap-y-20 lg:pe-10">
          <Outcomes course={course} lang={lang('outcomes')} />
          <CourseCurriculum course={course} />
          {course.description.length > 0 ? (
            <section aria-labelledby="about">
              <h2 id="about" className="type-h3 mb-5">
                {t('courses.about.title')}
              </h2>
              <Prose blocks={course.description} lang={lang('description')} />
            </section>
          ) : null}
        </div>
        <div className="col-span-full grid content-start gap-12 sm:grid-cols-2 sm:gap-x-gutter lg:col-span-4 lg:grid-cols-1">
          {instructor ? <Teacher instructor={instructor} /> : null}
          <Requirements course={course} lang={lang('requirements')} />
        </div>
      </div>
      {reviews ? <CourseReviews course={course.id} page={reviews} /> : null}
      <CourseQuestions course={course} lang={lang('faq')} />
      <CourseClosing course={course} />
      <RelatedCourses others={others} />
    </div>
  );
}

type PartProps = { course: CourseView; lang: string | undefined };

function Outcomes({ course, lang }: PartProps) {
  const t = useTexts('courses');
  if (course.outcomes.length === 0) return null;
  return (
    <section aria-labelledby="outcomes">
      <h2 id="outcomes" className="type-h3 mb-5">
        {t('courses.outcomes.title')}
      </h2>
      <ul lang={lang} className="grid border-t border-rule-strong sm:grid-cols-2 sm:gap-x-gutter">
        {course.outcomes.map((outcome) => (
          <li
            key={outcome}
            className="flex gap-3 border-b border-rule py-4 font-serif text-lg leading-snug"
          >
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-river" />
            {outcome}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Requirements({ course, lang }: PartProps) {
  const t = useTexts('courses');
  if (course.requirements.length === 0) return null;
  return (
    <section aria-labelledby="requirements">
      <h2 id="requirements" className="type-h4 mb-3">
        {t('courses.requirements.title')}
      </h2>
      <ul lang={lang} className="divide-y divide-rule border-y border-rule text-sm text-ink-2">
        {course.requirements.map((requirement) => (
          <li key={requirement} className="py-3">
            {requirement}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Teacher({ instructor }: { instructor: Instructor }) {
  const t = useTexts('courses', 'instructors');
  const lang = useFallbackLang('instructors');
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="teacher" className="grid content-start justify-items-start gap-3">
      <InstructorPortrait instructor={instructor} />
      <p className="type-small mt-1">{t('courses.instructor.title')}</p>
      <h2 id="teacher" className="type-h3 -mt-2">
        {instructor.name}
      </h2>
      <div lang={lang} className="grid justify-items-start gap-3">
        <p className="text-sm font-[560]">{instructor.title}</p>
        <p className="type-body text-sm">{instructor.bio}</p>
        <TextLink
          kind="standalone"
          to={localPath(profilePath(instructor))}
          icon={<ArrowRight />}
          aria-label={t('ui.labelled', {
            label: t('instructors.viewProfile'),
            text: instructor.name,
          })}
        >
          {t('instructors.viewProfile')}
        </TextLink>
      </div>
    </section>
  );
}

/** The first one is larger, because most people continue with it. */
function RelatedCourses({ others }: { others: readonly ItemCard[] }) {
  const t = useTexts('courses');
  const localPath = useLocalPath();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="page section">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule-strong pb-3">
        <h2 id="others" className="type-h3">
          {t('courses.others.title')}
        </h2>
        <TextLink kind="standalone" to={localPath(coursesPath)} icon={<ArrowRight />}>
          {t('courses.others.all')}
        </TextLink>
      </div>
      <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-3 lg:grid-cols-12 lg:gap-y-4">
        {others.map((course, index) => (
          <li
            key={course.id}
            className={classNames(
              'lg:row-span-2 lg:grid lg:grid-rows-subgrid',
              relatedColumns[index],
            )}
          >
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const relatedColumns = ['lg:col-span-5', 'lg:col-span-4', 'lg:col-span-3'];
