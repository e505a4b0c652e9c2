import type { MouseEvent, ReactNode } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { momentPath } from '../../shared/paths/itv-paths.ts';

/** Takes the player to a second of the film, and starts it where it has not been. */
export type Seek = (second: number) => void;

type MomentLinkProps = {
  slug: string;
  at: number;
  onSeek: Seek;
  isCurrent: boolean;
  className?: string;
  children: ReactNode;
};

/** A moment of the film: an address of its own, and where scripts run a jump to it. */
export function MomentLink({ slug, at, onSeek, isCurrent, className, children }: MomentLinkProps) {
  const localPath = useLocalPath();
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return;
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

/** With a modifier the browser opens another tab or window, or saves. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
