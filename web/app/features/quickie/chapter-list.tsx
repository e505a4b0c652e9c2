import { Lock } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { classNames } from '../../ui/class-names.ts';
import { clockTime } from './clock-time.ts';
import { lesson, listedChapters, previewLength } from './sample-lesson.ts';
import type { Access } from './use-lesson-player.ts';

const { chapters } = lesson;

/** What the lesson covers and when. Where a visitor's part ends, a line of the bell's colour says so. */
export function ChapterList({ access, className }: { access: Access; className: string }) {
  const t = useTexts('quickie');
  const names = {
    clock: t('quickie.chapters.clock'),
    night: t('quickie.chapters.night'),
    lines: t('quickie.chapters.lines'),
    mornings: t('quickie.chapters.mornings'),
    stop: t('quickie.chapters.stop'),
  };
  const firstClosed = listedChapters.find((id) => chapters[id] >= previewLength);
  return (
    <ol
      aria-label={t('quickie.chapters.title')}
      className={classNames('border-t border-rule-strong', className)}
    >
      {listedChapters.map((id) => (
        <li
          key={id}
          className="grid grid-cols-[3.25rem_1fr_auto] items-baseline border-b border-rule py-2 text-sm sm:py-2.5 data-[last-open]:border-bell"
          data-last-open={chapters[id] < previewLength && isLastOpen(id) ? '' : undefined}
        >
          <span className="tabular text-river-ink">{clockTime(chapters[id])}</span>
          <span>{names[id]}</span>
          {id === firstClosed ? <Closed access={access} /> : null}
        </li>
      ))}
    </ol>
  );
}

function isLastOpen(id: (typeof listedChapters)[number]): boolean {
  return listedChapters.findLast((other) => chapters[other] < previewLength) === id;
}

/** Keeps its place for members, so that nothing moves when the page learns who reads it. */
function Closed({ access }: { access: Access }) {
  const t = useTexts('quickie');
  if (access === 'full') return null;
  return (
    <span className="inline-flex items-center gap-1.5 ps-3 text-2xs text-ink-3">
      <Lock aria-hidden="true" className="size-3.5" />
      {t('quickie.chapters.members')}
    </span>
  );
}
