import type {
  CommunityMember,
  Conversation,
  Message,
} from '@danube/contract/community/community.schemas.ts';
import { ArrowDown } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { AnnouncedMessages } from './announced-messages.tsx';
import { DayDivider, NewDivider } from './dividers.tsx';
import { MessageRow } from './message-row.tsx';
import { OutgoingRows } from './outgoing-rows.tsx';
import { timelineRows } from './timeline-rows.ts';
import { lastSeq, type Timeline } from './timeline-state.ts';
import type { TimelineStore } from './timeline-store.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';
import { useMessageActions } from './use-message-actions.ts';
import { useTimelineScroll } from './use-timeline-scroll.ts';

type TimelineViewProps = {
  store: TimelineStore;
  timeline: Timeline;
  paging: 'older' | 'newer' | null;
  conversation: Conversation;
  name: string;
  isNarrow: boolean;
  /** The requested message. */
  target: number | null;
  onThread?: (message: Pick<Message, 'id'>) => void;
  onWrite?: (member: CommunityMember) => void;
};

export function TimelineView(props: TimelineViewProps) {
  const { store, timeline, paging, conversation, name, isNarrow, target, onThread, onWrite } =
    props;
  const t = useTexts('chat');
  const { user } = useSession();
  const format = useFormat();
  const box = useRef<HTMLElement>(null);
  const scroll = useTimelineScroll(box, { store, timeline, target });
  useMarkAsRead(store, scroll.isAtEnd, lastSeq(timeline));
  const messageActs = useMessageActions(store.show);
  const acts = useMemo(
    () => ({
      ...messageActs,
      ...(onThread ? { onThread } : {}),
      ...(onWrite ? { onWrite } : {}),
    }),
    [messageActs, onThread, onWrite],
  );
  const { date } = format;
  const dayOf = useCallback((instant: Date) => date(instant, 'medium'), [date]);
  const rows = useMemo(() => timelineRows(timeline, dayOf), [timeline, dayOf]);

  async function toLatest(): Promise<void> {
    if (await store.showEnd()) {
      scroll.toEnd();
      box.current?.focus({ preventScroll: true });
    } else showToast({ kind: 'destructive', title: t('chat.room.failed') });
  }

  return (
    <div className="relative grid min-h-0 grid-cols-[minmax(0,1fr)]">
      <ScrollRegion
        ref={box}
        label={t('chat.timeline.label', { name })}
        onScroll={scroll.onScroll}
        className={classNames(
          'min-h-0 overflow-y-auto overscroll-contain [overflow-anchor:none] -outline-offset-2',
          isNarrow ? 'px-3.5 py-2' : 'px-3.5 pb-3 sm:px-8',
        )}
      >
        <TimelineStart
          timeline={timeline}
          name={name}
          isDirect={conversation.kind === 'direct'}
          isNarrow={isNarrow}
        />
        {timeline.hasBefore ? (
          <MoreMessages
            label={t('chat.timeline.showOlder')}
            isLoading={paging === 'older'}
            onMore={store.older}
          />
        ) : null}
        <ol className="max-w-[52rem]">
          {rows.map((row) => {
            if (row.kind === 'day') {
              return <DayDivider key={row.key} date={row.date} isNarrow={isNarrow} />;
            }
            if (row.kind === 'new') return <NewDivider key={row.key} count={row.count} />;
            return (
              <MessageRow
                key={row.key}
                message={row.message}
                isContinued={row.isContinued}
                isNarrow={isNarrow}
                isInRoom={conversation.kind === 'room'}
                readerId={user?.id}
                acts={acts}
              />
            );
          })}
          <OutgoingRows
            outgoing={timeline.outgoing}
            isNarrow={isNarrow}
            onRetry={(each) => void store.retry(each)}
            onDiscard={store.discard}
          />
        </ol>
        {timeline.hasAfter ? (
          <MoreMessages
            label={t('chat.timeline.showNewer')}
            isLoading={paging === 'newer'}
            onMore={store.newer}
          />
        ) : null}
      </ScrollRegion>
      {scroll.isAtEnd || isTimelineEmpty(timeline) ? null : (
        <Button
          size="small"
          onClick={() => void toLatest()}
          className="absolute! end-4 bottom-3 bg-surface shadow-float"
        >
          <ArrowDown aria-hidden="true" />
          {t('chat.timeline.latest')}
        </Button>
      )}
      <AnnouncedMessages messages={timeline.messages} hasAfter={timeline.hasAfter} />
    </div>
  );
}

type TimelineStartProps = {
  timeline: Timeline;
  name: string;
  isDirect: boolean;
  isNarrow: boolean;
};

/** Above the first message, or instead of it. */
function TimelineStart({ timeline, name, isDirect, isNarrow }: TimelineStartProps) {
  const t = useTexts('chat');
  if (isTimelineEmpty(timeline)) {
    return (
      <EmptyState
        drawing="start"
        title={t('chat.timeline.empty')}
        {...(isNarrow ? {} : { text: t('chat.timeline.emptyText') })}
      />
    );
  }
  if (timeline.hasBefore || isNarrow) return null;
  return (
    <p className="type-small py-4">
      {t(isDirect ? 'chat.timeline.startDirect' : 'chat.timeline.start', { name })}
    </p>
  );
}

function isTimelineEmpty({ messages, outgoing }: Timeline): boolean {
  return messages.length === 0 && outgoing.length === 0;
}

type MoreMessagesProps = { label: string; isLoading: boolean; onMore: () => Promise<void> };

/** Loaded on scroll; the button is for keyboard and screen reader users. */
function MoreMessages({ label, isLoading, onMore }: MoreMessagesProps) {
  return (
    <p className="grid min-h-12 place-items-center">
      <Button size="small" variant="quiet" isLoading={isLoading} onClick={() => void onMore()}>
        {label}
      </Button>
    </p>
  );
}
