import type { MouseEvent, ReactNode } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { momentPath } from '../../shared/paths/itv-paths.ts';

/** Seeks to a second of the video, and starts it if it hasn't started. */
export type Seek = (second: number) => void;

type MomentLinkProps = {
  slug: string;
  at: number;
  onSeek: Seek;
  isCurrent: boolean;
  className?: string;
  children: ReactNode;
};

/** A link to a position in the video; with scripts it seeks in place. */
export function MomentLink({ slug, at, onSeek, isCurrent, className, children }: MomentLinkProps) {
  const localPath = useLocalPath();
  function follow(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onSeek(at);
  }
  return (
    <a
      href={localPath(momentPath(slug, at))}
      onClick={follow}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}

/** With a modifier key the browser opens another tab or window, or saves. */
function isModifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
