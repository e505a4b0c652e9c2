import type { StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { useMinWidth } from '../../../../lib/use-min-width.ts';
import { OfflineCourseControl } from '../../offline/offline-course-control.tsx';
import { CourseOutline } from './course-outline.tsx';

type ReaderSidebarProps = {
  course: StudentCourse;
  current: string;
  /** Only members can save a course for offline reading. */
  isMember: boolean;
};

/**
 * The outline next to the text. The server can't know the width, so it renders the outline and CSS
 * hides it on phones; after client-side navigation a phone doesn't render it.
 */
export function ReaderSidebar(props: ReaderSidebarProps) {
  // The style sheet's `lg`.
  const hasRoom = useMinWidth('64rem', true);
  return hasRoom ? <Outline {...props} /> : null;
}

/** The lessons scroll separately, starting at the current one; the button above them stays. */
function Outline({ course, current, isMember }: ReaderSidebarProps) {
  const t = useTexts('learning');
  const lessons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showCurrent(lessons.current), []);
  return (
    <aside
      aria-label={t('learning.outline.title')}
      className="sticky top-14 -my-10 flex max-h-[calc(100dvb-3.5rem)] flex-col gap-6 self-start pt-10 max-lg:hidden"
    >
      {isMember && course.access.isAllowed ? (
        // Its height is reserved, because only the browser knows whether it can save a course.
        <div className="min-h-20 shrink-0 pe-2">
          <OfflineCourseControl course={course} />
        </div>
      ) : null}
      <div ref={lessons} className="min-h-0 overflow-y-auto overscroll-contain pe-2 pb-10">
        <CourseOutline course={course} current={current} />
      </div>
    </aside>
  );
}

/**
 * To the centre, so that the lessons before and after are visible; the page itself doesn't scroll.
 */
function showCurrent(list: HTMLElement | null): void {
  const line = list?.querySelector('[aria-current=page]');
  if (!list || !line) return;
  const { top, height } = line.getBoundingClientRect();
  const middle = top + height / 2 - list.getBoundingClientRect().top;
  list.scrollTop += middle - list.clientHeight / 2;
}
