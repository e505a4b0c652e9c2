import type {
  CommunityMember,
  Conversation,
  Message,
} from '@danube/contract/community/community.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { ConversationFooter } from './conversation-footer.tsx';
import { useConversationName } from './conversation-name.ts';
import { OutgoingRows } from './outgoing-rows.tsx';
import type { OpenAt } from './timeline-store.ts';
import { TimelineView } from './timeline-view.tsx';
import { useTimeline } from './use-timeline.ts';

type ConversationViewProps = {
  conversation: Conversation;
  /** The position to open it at; the last read message by default. */
  at?: Exclude<OpenAt, 'end'> | null;
  isNarrow?: boolean;
  onThread?: (message: Pick<Message, 'id'>) => void;
  onWrite?: (member: CommunityMember) => void;
  onGone: () => void;
};

/** A conversation's messages and the composer. Needs conversation and position as its key. */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, at = null, isNarrow = false, onGone, ...acts } = props;
  const t = useTexts('chat');
  const name = useConversationName()(conversation);
  const { store, state } = useTimeline(conversation.id, at ?? initialPosition(conversation));
  return (
    <div
      data-conversation
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto]"
    >
      {state.status === 'ready' ? (
        <TimelineView
          store={store}
          timeline={state.timeline}
          paging={state.paging}
          conversation={conversation}
          name={name}
          isNarrow={isNarrow}
          target={at && 'around' in at ? at.around : null}
          {...acts}
        />
      ) : (
        <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] overflow-y-auto">
          {state.status === 'loading' ? (
            <LoadingMessages />
          ) : (
            <ErrorState
              className="px-3.5 sm:px-8"
              title={t('chat.room.failed')}
              text={t('chat.list.failedText')}
              onRetry={() => void store.open(at ?? 'end')}
            />
          )}
          <ol className="max-w-[52rem] px-3.5 sm:px-8">
            <OutgoingRows
              outgoing={state.outgoing}
              isNarrow={isNarrow}
              onRetry={(each) => void store.retry(each)}
              onDiscard={store.discard}
            />
          </ol>
        </div>
      )}
      <ConversationFooter
        conversation={conversation}
        store={store}
        isNarrow={isNarrow}
        onGone={onGone}
      />
    </div>
  );
}

function initialPosition({ unread, readSeq }: Conversation): OpenAt {
  return unread > 0 && readSeq > 0 ? { around: readSeq } : 'end';
}

const placeholders = ['one', 'two', 'three', 'four'];

export function LoadingMessages() {
  return (
    <SkeletonRegion className="grid content-end gap-6 overflow-hidden px-3.5 py-6 sm:px-8">
      {placeholders.map((key) => (
        <div key={key} className="grid max-w-xl gap-2.5">
          <Skeleton className="h-4 w-32" />
          <SkeletonText lines={2} />
        </div>
      ))}
    </SkeletonRegion>
  );
}
