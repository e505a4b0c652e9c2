import type { LessonHit } from '@danube/contract/learning/learning.schemas.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { lessonPath } from '../../shared/paths/course-paths.ts';
import { readerPath } from '../../shared/paths/learning-paths.ts';
import { QuotedExcerpt } from './quoted-excerpt.tsx';

/** A lesson, the sentence that matched, and its course. */
export function FoundLesson({ lesson }: { lesson: LessonHit }) {
  const t = useTexts('search');
  const localPath = useLocalPath();
  const page = useLanguage();
  return (
    <li className="relative grid gap-1 py-5 first:pt-0">
      <h3 lang={lesson.language === page ? undefined : lesson.language} className="type-h4">
        <CardLink to={localPath(pathOfLesson(lesson))}>
          <MarkedText text={lesson.title} marks={lesson.titleMarks} />
        </CardLink>
      </h3>
      <p className="text-sm leading-relaxed text-ink-2">
        <QuotedExcerpt match={lesson} />
      </p>
      <p className="text-xs font-[560] text-ink-3">
        {t('search.inCourse', { course: lesson.course.title })}
      </p>
    </li>
  );
}

/** Free lessons of a public course have a page of their own; the others open in the reader. */
export function pathOfLesson({ slug, isFree, course }: LessonHit): string {
  return isFree && course.isPublic ? lessonPath(course.slug, slug) : readerPath(course.slug, slug);
}
