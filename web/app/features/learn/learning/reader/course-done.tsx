import type { AfterCourse } from '@danube/contract/learning/home.schemas.ts';
import type { StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Award, Check } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { certificatePath } from '../../../shared/paths/certificate-paths.ts';
import { itemPath } from '../../../shared/paths/item-path.ts';
import { myCoursesPath } from '../../../shared/paths/learning-paths.ts';
import { ItemCover } from '../../../shop/item/item-cover.tsx';
import { CertificateSheet } from '../../certificates/certificate-sheet.tsx';
import { useOwnCertificate } from '../../certificates/use-own-certificate.ts';

// Its dialog and form would be part of every lesson.
const ReviewPrompt = lazy(async () => ({
  default: (await import('../../../shop/reviews/review-prompt.tsx')).ReviewPrompt,
}));

type CourseDoneProps = {
  course: StudentCourse;
  /** Completed just now on this page by a lesson that has no result to look at: scrolls here. */
  isNew: boolean;
};

/** The last lesson is done: the certificate first, then what was learned and what could follow. */
export function CourseDone({ course, isNew }: CourseDoneProps) {
  const t = useTexts('learning');
  const localPath = useLocalPath();
  const section = useRef<HTMLElement>(null);
  const { certificate } = course;
  useEffect(() => {
    if (!isNew || certificate === null) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [isNew, certificate]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="course-done"
      className="grid scroll-mt-20 justify-items-start gap-5 border-t-2 border-river bg-river-wash p-5 outline-none sm:p-8"
    >
      <h2 id="course-done" className="type-h3">
        {t('learning.finished.title', { course: course.title })}
      </h2>
      {certificate ? <Certificate code={certificate} /> : <CertificatePending course={course} />}
      <WhatNext course={course} />
      {certificate ? (
        <Suspense>
          <ReviewPrompt course={course.id} />
        </Suspense>
      ) : null}
      <TextLink kind="standalone" to={localPath(myCoursesPath)}>
        {t('learning.bar.back')}
      </TextLink>
    </section>
  );
}

/** Everything is done, and the certificate is being issued. */
function CertificatePending({ course }: { course: StudentCourse }) {
  const t = useTexts('learning');
  const format = useFormat();
  const { done, lessons } = course.progress;
  const words = t('learning.bar.progress', { done, count: lessons, percent: format.percent(1, 0) });
  return (
    <>
      <Progress
        value={100}
        label={course.title}
        valueText={words}
        className="w-full animate-arrive"
      />
      <p className="type-body max-w-prose">{t('learning.finished.pending')}</p>
    </>
  );
}

function Certificate({ code }: { code: string }) {
  const t = useTexts('learning');
  const localPath = useLocalPath();
  const { own } = useOwnCertificate(code);
  return (
    <>
      <p className="type-body max-w-prose">{t('learning.finished.text')}</p>
      {own ? (
        <div className="w-full animate-arrive">
          <CertificateSheet certificate={own} holder={own.holder} />
        </div>
      ) : null}
      <Button asChild variant="primary" size="large" className="max-sm:w-full">
        <Link to={localPath(certificatePath(code))}>
          <Award aria-hidden="true" />
          {t('learning.finished.share')}
        </Link>
      </Button>
    </>
  );
}

/** The course's learning goals, and another course. Optional: the rest works without it. */
function WhatNext({ course: { slug } }: { course: StudentCourse }) {
  const t = useTexts('learning');
  const language = useLanguage();
  const input = { course: slug, language };
  const { data } = useQuery(queries.learning.afterCourse.queryOptions({ input }));
  if (!data) return null;
  const { outcomes, next } = data;
  return (
    <>
      {outcomes.length > 0 ? (
        <div className="grid gap-3">
          <h3 className="type-h4">{t('learning.finished.learned')}</h3>
          <ul lang={data.language === language ? undefined : data.language} className="grid gap-2">
            {outcomes.map((outcome) => (
              <li key={outcome} className="flex gap-2.5">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-river" />
                {outcome}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {next ? <NextCourse next={next} /> : null}
    </>
  );
}

function NextCourse({ next }: { next: NonNullable<AfterCourse['next']> }) {
  const t = useTexts('learning');
  const localPath = useLocalPath();
  const page = useLanguage();
  return (
    <div className="grid w-full grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-5 border-y border-rule-strong py-4">
      <ItemCover item={next} sizes="6rem" />
      <div className="grid justify-items-start">
        <p className="type-label">{t('learning.finished.next')}</p>
        <p lang={next.language === page ? undefined : next.language} className="type-h4">
          {next.title}
        </p>
        <TextLink
          kind="standalone"
          to={localPath(itemPath(next))}
          icon={<ArrowRight />}
          className="text-sm"
        >
          {t('learning.neighbours.toCourse')}
          <span className="sr-only">{`: ${next.title}`}</span>
        </TextLink>
      </div>
    </div>
  );
}
