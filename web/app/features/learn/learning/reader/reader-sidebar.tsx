import type { LearnedCourse } from '@danube/contract/learning/learning.schemas.ts';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { CourseOutline } from './course-outline.tsx';

/** Where the outline has room next to the text; the style sheet's `lg`. */
const wide = '(width >= 64rem)';

type ReaderSidebarProps = { course: LearnedCourse; current: string };

/**
 * The outline next to the text. The server cannot know whether there is room and draws it, hidden by
 * style if there is none; a phone that comes from another page need not draw it at all.
 */
export function ReaderSidebar(props: ReaderSidebarProps) {
  const hasRoom = useSyncExternalStore(watchWidth, isWide, () => true);
  return hasRoom ? <Outline {...props} /> : null;
}

/** Scrolls on its own, and begins where one is. */
function Outline({ course, current }: ReaderSidebarProps) {
  const t = useTexts('learning');
  const aside = useRef<HTMLElement>(null);
  useLayoutEffect(() => showCurrent(aside.current), []);
  return (
    <aside
      ref={aside}
      aria-label={t('learning.outline.title')}
      className="sticky top-14 -my-10 max-h-[calc(100dvb-3.5rem)] self-start overflow-y-auto overscroll-contain py-10 pe-2 max-lg:hidden"
    >
      <CourseOutline course={course} current={current} />
    </aside>
  );
}

/** Into the middle, where what comes before and after is seen; the page itself stays. */
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
