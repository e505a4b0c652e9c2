import { previewLength } from '@danube/contract/videos/preview-length.ts';
import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { Lock } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { clockTime } from '../../shared/player/clock-time.ts';
import type { Access } from '../../shared/player/preview-machine.ts';

type ChapterListProps = {
  chapters: Playable['chapters'];
  lang: string | undefined;
  access: Access;
  className: string;
};

/** More would be taller than the video next to them; the player's timeline marks them all. */
const maxListed = 7;

/** The chapters with their times. A coloured line shows where a visitor's preview ends. */
export function ChapterList({ chapters, lang, access, className }: ChapterListProps) {
  const t = useTexts('quickie');
  const firstClosed = chapters.find(({ at }) => at >= previewLength);
  const lastOpen = chapters.findLast(({ at }) => at < previewLength);
  if (chapters.length === 0) return null;
  return (
    <ol
      aria-label={t('quickie.chapters.title')}
      className={classNames('border-t border-rule-strong', className)}
    >
      {chapters.slice(0, maxListed).map((chapter) => (
        <li
          key={chapter.at}
          className="grid grid-cols-[3.25rem_1fr_auto] items-baseline border-b border-rule py-2 text-sm sm:py-2.5 data-[last-open]:border-bell"
          data-last-open={chapter === lastOpen && firstClosed ? '' : undefined}
        >
          <span className="tabular text-river-ink">{clockTime(chapter.at)}</span>
          <span lang={lang}>{chapter.title}</span>
          {chapter === firstClosed ? <LockedLabel access={access} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** Hidden for members; it is at the end of its line, so the layout doesn't shift. */
function LockedLabel({ access }: { access: Access }) {
  const t = useTexts('quickie');
  if (access === 'full') return null;
  return (
    <span className="inline-flex items-center gap-1.5 ps-3 text-2xs text-ink-3">
      <Lock aria-hidden="true" className="size-3.5" />
      {t('quickie.chapters.members')}
    </span>
  );
}
