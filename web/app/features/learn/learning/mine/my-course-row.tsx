import type { MyCourse } from '@danube/contract/learning/learning.schemas.ts';
import { ArrowRight, Award } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useSettings } from '../../../../lib/settings.tsx';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LessonLanguages } from '../../../../ui/lesson-languages.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { certificatePath } from '../../../shared/paths/certificate-paths.ts';
import { itemPath } from '../../../shared/paths/item-path.ts';
import { learnPath, readerPath } from '../../../shared/paths/learning-paths.ts';
import { ItemCover } from '../../../shop/item/item-cover.tsx';
import { OfflineCourseControl } from '../../offline/offline-course-control.tsx';
import { isCompleted, isStarted } from './count-courses.ts';

type RowProps = { mine: MyCourse };

/** The first course in the list was opened last and is the most prominent. */
export function MyCourseRow({ mine, isFirst }: RowProps & { isFirst: boolean }) {
  const { course } = mine;
  const page = useLanguage();
  const lang = course.language === page ? undefined : course.language;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 gap-y-5 border-b border-rule py-7 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[11rem_minmax(0,5fr)_minmax(0,4fr)]">
      <ItemCover item={course} sizes="11rem" className="self-start sm:row-span-2 lg:row-span-1" />
      <div className="grid content-start gap-1.5">
        <h2 lang={lang} className="type-h4 text-balance">
          {course.title}
        </h2>
        <Facts mine={mine} />
      </div>
      <div className="col-span-full grid content-start gap-4 sm:col-span-1 sm:col-start-2 lg:col-start-3">
        <CourseProgress mine={mine} />
        <CourseActions mine={mine} isFirst={isFirst} />
        {mine.access.isAllowed ? <OfflineCourseControl course={course} /> : null}
      </div>
    </li>
  );
}

function Facts({ mine }: RowProps) {
  const t = useTexts('learning');
  const format = useFormat();
  const { course, access, progress } = mine;
  const { people } = useSettings('instructors');
  const instructor = people.find(({ slug }) => slug === course.by);
  const { lastAccessedAt } = progress;
  return (
    <>
      {instructor ? (
        <p className="text-sm text-ink-2">{t('learning.mine.with', { name: instructor.name })}</p>
      ) : null}
      <LessonLanguages codes={course.lessonLanguages} className="type-small" />
      <p className="type-small" suppressHydrationWarning>
        {lastAccessedAt
          ? t('learning.mine.accessed', { date: format.date(lastAccessedAt, 'medium') })
          : t('learning.mine.notBegun')}
      </p>
      {access.isAllowed && access.until ? (
        <p className="type-small" suppressHydrationWarning>
          {t('learning.mine.until', { date: format.date(access.until, 'medium') })}
        </p>
      ) : null}
      {access.isAllowed ? null : (
        <div className="mt-1">
          <Badge kind="risk">{t('learning.mine.ended')}</Badge>
        </div>
      )}
    </>
  );
}

function CourseProgress({ mine }: RowProps) {
  const t = useTexts('learning');
  const format = useFormat();
  const page = useLanguage();
  const { course, progress, access } = mine;
  const { done, lessons, percent, next } = progress;
  const words = t('learning.mine.progress', {
    done: format.number(done),
    count: lessons,
    percent: format.percent(percent / 100, 0),
  });
  return (
    <div className="grid gap-1.5">
      <Progress
        value={percent}
        label={t('learning.mine.progressOf', { title: course.title })}
        valueText={words}
      />
      <p className="tabular text-sm text-ink-2">{words}</p>
      {next && access.isAllowed && !isCompleted(mine) ? (
        <p className="text-sm">
          <span className="text-ink-3">{t('learning.mine.next')}</span>{' '}
          <span lang={next.language === page ? undefined : next.language} className="font-[560]">
            {next.title}
          </span>
        </p>
      ) : null}
    </div>
  );
}

function CourseActions({ mine, isFirst }: RowProps & { isFirst: boolean }) {
  const t = useTexts('learning');
  const localPath = useLocalPath();
  const { course, access, isPublic, certificate } = mine;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {access.isAllowed ? <ContinueLink mine={mine} isFirst={isFirst} /> : null}
      {!access.isAllowed && isPublic ? (
        <Button asChild>
          <Link to={localPath(itemPath(course))}>{t('learning.mine.renew')}</Link>
        </Button>
      ) : null}
      {certificate ? (
        <TextLink
          kind="standalone"
          to={localPath(certificatePath(certificate))}
          icon={<Award />}
          className="text-sm"
        >
          {t('learning.mine.certificate')}
        </TextLink>
      ) : null}
      {isPublic ? (
        <TextLink
          kind="standalone"
          to={localPath(itemPath(course))}
          aria-label={t('learning.mine.detailsOf', { title: course.title })}
          className="text-sm"
        >
          {t('learning.mine.details')}
        </TextLink>
      ) : null}
    </div>
  );
}

/** Links to the next lesson. */
function ContinueLink({ mine, isFirst }: RowProps & { isFirst: boolean }) {
  const t = useTexts('learning');
  const localPath = useLocalPath();
  const { course, progress } = mine;
  const to = progress.next ? readerPath(course.slug, progress.next.slug) : learnPath(course.slug);
  const label = labelKeyFor(mine);
  return (
    <Button asChild variant={isFirst && !isCompleted(mine) ? 'primary' : 'secondary'}>
      <Link
        to={localPath(to)}
        aria-label={t('ui.labelled', { label: t(label), text: course.title })}
      >
        {t(label)}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}

function labelKeyFor(mine: MyCourse) {
  if (isCompleted(mine)) return 'learning.mine.again';
  return isStarted(mine) ? 'learning.mine.continue' : 'learning.mine.start';
}
