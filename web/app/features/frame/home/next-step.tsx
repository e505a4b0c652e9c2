import type { LessonStep, NextStep } from '@danube/contract/learning/home.schemas.ts';
import { ArrowRight, Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { CourseLine } from '../../../ui/line/course-line.tsx';
import { courseShape } from '../../../ui/line/course-shape.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { certificatePath } from '../../shared/paths/certificate-paths.ts';
import { itemPath } from '../../shared/paths/item-path.ts';
import { myCoursesPath, readerPath } from '../../shared/paths/learning-paths.ts';
import { ItemCover } from '../../shop/item/item-cover.tsx';
import { ModuleScale } from './module-scale.tsx';
import { StartHere } from './start-here.tsx';

type LeadProps<Step extends NextStep = NextStep> = { step: Step; greeting: ReactNode };

/** The largest element on the page: the member's next step. */
export function NextStepLead({ step, greeting }: LeadProps) {
  switch (step.kind) {
    case 'continue':
      return <ContinueLesson step={step} greeting={greeting} />;
    case 'start':
      return <StartHere step={step} greeting={greeting} />;
    case 'finished':
      return <Finished step={step} greeting={greeting} />;
    case 'none':
      return <Browse greeting={greeting} />;
  }
}

function ContinueLesson({ step, greeting }: LeadProps<LessonStep>) {
  const t = useTexts('home');
  const localPath = useLocalPath();
  const format = useFormat();
  const page = useLanguage();
  const { course, lesson, done, lessons } = step;
  const progress = t('home.line.here', { done: format.number(done), count: lessons });
  return (
    <section aria-labelledby="home-next" className="pt-8 sm:pt-12">
      <div className="page columns-12 items-start gap-y-8">
        <div className="col-span-full grid justify-items-start gap-5 lg:col-span-7 lg:pe-6">
          {greeting}
          <h2
            id="home-next"
            lang={lesson.language === page ? undefined : lesson.language}
            className="type-h1 text-balance"
          >
            {lesson.title}
          </h2>
          <p className="type-lede">
            {t('home.next.lesson', {
              number: format.number(step.number),
              count: lessons,
              course: course.title,
            })}{' '}
            <StepPosition step={step} />
          </p>
          <div className="flex w-full flex-wrap items-center gap-x-6 gap-y-2">
            <Button asChild variant="primary" size="large" className="max-sm:w-full">
              <Link to={localPath(readerPath(course.slug, lesson.slug))}>
                {t(labelKeyFor(step))}
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
            <TextLink kind="standalone" to={localPath(myCoursesPath)}>
              {t('home.next.courses')}
            </TextLink>
          </div>
        </div>
        <Aside step={step} />
      </div>
      <div className="page pt-14 pb-10">
        <CourseLine
          slug={course.slug}
          share={done / Math.max(1, lessons)}
          label={t('home.line.label', { course: course.title, here: progress })}
          here={progress}
          end={t('home.line.end')}
          className="h-28 sm:h-40"
        />
        <ModuleScale step={step} />
      </div>
    </section>
  );
}

/** The position, or the lesson's length. */
function StepPosition({ step: { place, lesson } }: { step: LessonStep }) {
  const t = useTexts('home');
  if (!place) return t('home.next.takes', { count: lesson.minutes });
  const count = place.minutesLeft;
  if (place.heading === null) return t('home.next.left', { count });
  return t('home.next.stopped', { heading: place.heading, count });
}

/** The last read sentence of the lesson, or the course's cover. */
function Aside({ step: { place, course, lesson } }: { step: LessonStep }) {
  const t = useTexts('home');
  if (!place?.sentence) {
    return (
      <div className="hidden lg:col-span-3 lg:col-start-10 lg:block">
        <ItemCover item={course} sizes="20rem" isFirst />
      </div>
    );
  }
  return (
    <figure
      data-ground="deep"
      className="home-place col-span-full grid content-end gap-3 rounded-md bg-paper p-6 sm:p-8 lg:col-span-5"
    >
      <LessonLine slug={lesson.slug} />
      <figcaption className="type-label">{t('home.next.place')}</figcaption>
      <blockquote lang={lesson.language} className="font-serif text-xl leading-snug italic">
        {t('home.next.quote', { sentence: place.sentence })}
      </blockquote>
    </figure>
  );
}

/** Each lesson has its own line, which continues behind the quoted text. */
function LessonLine({ slug }: { slug: string }) {
  const { path, width, height } = courseShape(slug);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function labelKeyFor({ place, lesson }: LessonStep) {
  if (lesson.kind === 'quiz') return 'home.next.quiz';
  if (!place) return 'home.next.begin';
  return lesson.kind === 'video' ? 'home.next.watch' : 'home.next.read';
}

function Finished({ step, greeting }: LeadProps<Extract<NextStep, { kind: 'finished' }>>) {
  const t = useTexts('home');
  const localPath = useLocalPath();
  const page = useLanguage();
  const { course, certificate, next } = step;
  return (
    <section aria-labelledby="home-next" className="pt-8 sm:pt-12">
      <div className="page columns-12 items-start gap-y-8 pb-12">
        <div className="col-span-full grid justify-items-start gap-5 lg:col-span-7">
          {greeting}
          <h2 id="home-next" className="type-h1 text-balance">
            {t('home.finished.title', { course: course.title })}
          </h2>
          <p className="type-lede">
            {next ? t('home.finished.next', { course: next.title }) : t('home.finished.all')}
          </p>
          <div className="flex w-full flex-wrap items-center gap-x-6 gap-y-2">
            <Button asChild variant="primary" size="large" className="max-sm:w-full">
              <Link to={localPath(next ? itemPath(next) : '/courses')}>
                {next ? t('home.finished.look') : t('home.start.browse')}
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
            {certificate ? (
              <TextLink
                kind="standalone"
                to={localPath(certificatePath(certificate))}
                icon={<Award />}
              >
                {t('home.finished.certificate')}
              </TextLink>
            ) : null}
          </div>
        </div>
        {next ? (
          <div
            lang={next.language === page ? undefined : next.language}
            className="hidden lg:col-span-3 lg:col-start-10 lg:block"
          >
            <ItemCover item={next} sizes="20rem" isFirst />
          </div>
        ) : null}
      </div>
    </section>
  );
}

function Browse({ greeting }: { greeting: ReactNode }) {
  const t = useTexts('home');
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="home-next" className="pt-8 sm:pt-12">
      <div className="page grid justify-items-start gap-5 pb-12">
        {greeting}
        <h2 id="home-next" className="type-h1">
          {t('home.none.title')}
        </h2>
        <p className="type-lede">{t('home.none.text')}</p>
        <Button asChild variant="primary" size="large" className="max-sm:w-full">
          <Link to={localPath('/courses')}>
            {t('home.start.browse')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </section>
  );
}
