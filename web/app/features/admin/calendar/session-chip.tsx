import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { useDraggable } from '@dnd-kit/core';
import { Repeat } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { sessionUrl } from './calendar-view.ts';
import { isOver } from './managed-session.ts';

type SessionChipProps = {
  session: ManagedOccurrence;
  now: Date;
  /** Too short for two lines: time and title share one. */
  isLow?: boolean;
  className?: string;
  style?: CSSProperties;
};

/** A session in the month or the week: a click opens it, dragging moves it. */
export function SessionChip({ session, now, isLow, className, style }: SessionChipProps) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const isFixed = session.isCancelled || isOver(session, now);
  const drag = useDraggable({ id: session.id, disabled: isFixed });
  const { transform } = drag;
  return (
    <button
      ref={drag.setNodeRef}
      type="button"
      {...drag.listeners}
      aria-describedby={isFixed ? undefined : drag.attributes['aria-describedby']}
      onClick={() => void navigate(localPath(sessionUrl(session)))}
      style={{
        ...style,
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
      }}
      className={classNames(
        'min-w-0 content-start overflow-hidden rounded-sm border-s-2 px-1.5 py-0.5 text-start text-xs leading-snug transition-colors',
        isLow ? 'flex items-center gap-1.5' : 'grid',
        session.type === 'live_trading'
          ? 'border-rise bg-rise-wash hover:bg-rise-wash/70'
          : 'border-info bg-info-wash hover:bg-info-wash/70',
        session.isCancelled && 'border-rule-strong! bg-sunk! text-ink-3 line-through',
        !isFixed && 'cursor-grab active:cursor-grabbing',
        drag.isDragging && 'z-20 shadow-float',
        isOver(session, now) && 'opacity-70',
        className,
      )}
    >
      <ChipLabel session={session} isLow={isLow ?? false} />
    </button>
  );
}

/** Time and title, with the number of registrations if it takes them. */
function ChipLabel({ session, isLow }: { session: ManagedOccurrence; isLow: boolean }) {
  const t = useTexts('calendar', 'events');
  const { number } = useFormat();
  return (
    <>
      <span className="tabular flex items-center gap-1 font-[560]">
        {session.scheduledTime ?? t('events.allDay')}{' '}
        {session.isSeries ? (
          <Repeat aria-hidden="true" className="size-3 shrink-0 text-ink-3" />
        ) : null}
        {session.isCancelled ? (
          <span className="sr-only">{`${t('calendar.state.cancelled')} `}</span>
        ) : null}
        {session.registered > 0 ? (
          <span className="ms-auto font-normal text-ink-2">
            <span className="sr-only">{`${t('calendar.people.registered')} `}</span>
            {session.capacity === null
              ? number(session.registered)
              : `${number(session.registered)}/${number(session.capacity)}`}
          </span>
        ) : null}
      </span>{' '}
      <span className={isLow ? 'truncate' : 'line-clamp-2 [overflow-wrap:anywhere]'}>
        {session.title}
      </span>
    </>
  );
}
