import type { StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { KeepCourseControl } from '../../offline/keep-course-control.tsx';
import { CourseOutline } from './course-outline.tsx';

/** The minimum width for the outline next to the text; the style sheet's `lg`. */
const wide = '(width >= 64rem)';

type ReaderSidebarProps = { course: StudentCourse; current: string };

/**
 * The outline next to the text. The server can't know the width, so it renders the outline and CSS
 * hides it on phones; after client-side navigation a phone doesn't render it.
 */
export function ReaderSidebar(props: ReaderSidebarProps) {
  const hasRoom = useSyncExternalStore(watchWidth, isWide, () => true);
  return hasRoom ? <Outline {...props} /> : null;
}

/** Scrolls separately, starting at the current lesson. */
function Outline({ course, current }: ReaderSidebarProps) {
  const t = useTexts('learning');
  const aside = useRef<HTMLElement>(null);
  useLayoutEffect(() => showCurrent(aside.current), []);
  return (
    <aside
      ref={aside}
      aria-label={t('learning.outline.title')}
      className="sticky top-14 grid content-start gap-6 -my-10 max-h-[calc(100dvb-3.5rem)] self-start overflow-y-auto overscroll-contain py-10 pe-2 max-lg:hidden"
    >
      <CourseOutline course={course} current={current} />
      {course.access.isAllowed ? <KeepCourseControl course={course} /> : null}
    </aside>
  );
}

/**
 * To the centre, so that the lessons before and after are visible; the page itself doesn't scroll.
 */
function showCurrent(aside: HTMLElement | null): void {
  const line = aside?.querySelector('[aria-current=page]');
  if (!aside || !line) return;
  const { top, height } = line.getBoundingClientRect();
  const middle = top + height / 2 - aside.getBoundingClientRect().top;
  aside.scrollTop += middle - aside.clientHeight / 2;
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return matchMedia(wide).matches;
}
