import type { CommunityMember, Message } from '@danube/contract/community/community.schemas.ts';
import { decisionsPath } from '@danube/contract/moderation/community-rules.ts';
import { CornerDownRight, EyeOff } from 'lucide-react';
import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { OpinionDisclaimer } from '../moderation/opinion-disclaimer.tsx';
import { ReportDialog } from '../moderation/report-dialog.tsx';
import { MessagePicture } from '../pictures/message-picture.tsx';
import { EditMessage } from './edit-message.tsx';
import { MessageMenu } from './message-menu.tsx';
import type { MessageRowActions } from './message-row-actions.ts';
import { MessageText } from './message-text.tsx';
import { excerptWords } from './message-words.ts';
import { ReactionMenu, Reactions } from './reactions.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { StaffBadge } from './staff-badge.tsx';
import { TopicLink } from './topic-link.tsx';
import { TradeCard } from './trade-card.tsx';

type MessageRowProps = {
  message: Message;
  isContinued?: boolean;
  /** A window has no margin, so the time is next to the name. */
  isNarrow: boolean;
  isInRoom: boolean;
  readerId: CommunityMember['id'] | undefined;
  acts: MessageRowActions;
};

/** One message. Time and staff badge are in the margin, where members can't write. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isContinued = false, isNarrow, readerId } = props;
  return (
    <li
      data-seq={message.seq}
      className={classNames(
        'group/message relative grid [contain-intrinsic-size:auto_4rem] [content-visibility:auto]',
        isNarrow
          ? 'grid-cols-1'
          : 'grid-cols-[3.625rem_minmax(0,1fr)] sm:grid-cols-[4rem_minmax(0,1fr)]',
        // Where there is no pointer to hover, the actions always show and need a line of their own.
        isContinued ? 'min-h-7.5 pb-1.5 touch:pt-6' : 'pt-2 pb-1.5',
      )}
    >
      {isNarrow ? null : <MessageMeta message={message} isContinued={isContinued} />}
      {/* At its end is the space of the actions, which would cover the text. */}
      <div
        className={classNames(
          'min-w-0 border-s-2 ps-2.5 pe-16 touch:pe-0',
          borderClassOf(message, readerId),
        )}
      >
        {isContinued ? null : <Author message={message} isNarrow={isNarrow} />}
        {message.replyTo ? <RepliedTo message={message} acts={props.acts} /> : null}
        {message.topic ? <TopicLink topic={message.topic} /> : null}
        <Content {...props} />
      </div>
    </li>
  );
});

/** The border shows who sent it or whom it is for. */
function borderClassOf(
  { mentions, sender }: Message,
  readerId: CommunityMember['id'] | undefined,
): string {
  if (mentions.some(({ id }) => id === readerId)) return 'border-bell';
  return sender?.isStaff ? 'border-river' : 'border-transparent';
}

function Content(props: MessageRowProps) {
  const { state, isMine, isFromBlocked } = props.message;
  if (state === 'removed') return <RemovedMessage k="chat.message.removed" />;
  if (state === 'hidden' && !isMine) return <RemovedMessage k="chat.message.hiddenOther" />;
  return (
    <CollapsedMessage isFolded={isFromBlocked}>
      <MessageContent {...props} />
    </CollapsedMessage>
  );
}

function MessageMeta({ message, isContinued }: { message: Message; isContinued: boolean }) {
  const format = useFormat();
  return (
    <div className="grid content-start justify-items-start">
      <time
        dateTime={message.sentAt.toISOString()}
        className={classNames(
          'tabular text-xs leading-6 text-ink-3',
          isContinued &&
            'opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100',
        )}
      >
        {format.date(message.sentAt, 'time')}
      </time>
      {message.sender?.isStaff && !isContinued ? <StaffBadge /> : null}
    </div>
  );
}

function Author({ message, isNarrow }: { message: Message; isNarrow: boolean }) {
  const t = useTexts('chat');
  const format = useFormat();
  const localPath = useLocalPath();
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-2 touch:pe-22 text-[0.9375rem] leading-6 font-semibold">
      {message.sender?.name ?? t('chat.message.former')}
      {isNarrow ? (
        <>
          {message.sender?.isStaff ? <StaffBadge /> : null}
          <time
            dateTime={message.sentAt.toISOString()}
            className="tabular text-xs font-normal text-ink-3"
          >
            {format.date(message.sentAt, 'time')}
          </time>
        </>
      ) : null}
      {message.state === 'hidden' && message.isMine ? (
        <small className="inline-flex items-center gap-1 text-xs font-medium text-risk">
          <EyeOff aria-hidden="true" className="size-3.5" />
          {t('chat.message.hidden')}{' '}
          <TextLink to={localPath(decisionsPath)}>{t('chat.message.why')}</TextLink>
        </small>
      ) : null}
    </h3>
  );
}

function RepliedTo({ message, acts }: { message: Message; acts: MessageRowActions }) {
  const t = useTexts('chat');
  const { replyTo } = message;
  if (!replyTo) return null;
  const name = replyTo.sender?.name ?? t('chat.message.former');
  const words = (
    <>
      <CornerDownRight aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">
        <b className="font-[560] text-ink-2">{t('chat.thread.inReply', { name })}</b>{' '}
        {excerptWords(t, replyTo)}
      </span>
    </>
  );
  const looks = 'mb-0.5 flex max-w-full items-center gap-1.5 text-xs text-ink-3';
  return acts.onThread ? (
    <button
      type="button"
      onClick={() => acts.onThread?.(replyTo)}
      className={classNames(looks, 'text-start hover:text-ink touch:min-h-9')}
    >
      {words}
    </button>
  ) : (
    <p className={looks}>{words}</p>
  );
}

function RemovedMessage({ k }: { k: 'chat.message.removed' | 'chat.message.hiddenOther' }) {
  const t = useTexts('chat');
  return <p className="text-sm text-ink-3 italic">{t(k)}</p>;
}

/** A blocked person's message, collapsed; without it a room's conversation would make no sense. */
function CollapsedMessage({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const t = useTexts('chat');
  const [wasFolded] = useState(isFolded);
  const [isOpened, setOpened] = useState(false);
  if (!wasFolded) return children;
  if (isOpened) return <OpenedMessage>{children}</OpenedMessage>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
      {t('chat.message.fromBlocked')}
      <Button variant="link" size="small" onClick={() => setOpened(true)}>
        {t('chat.message.show')}
      </Button>
    </p>
  );
}

/** Gets the focus of the button that it replaces. */
function OpenedMessage({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.focus(), []);
  return (
    <div ref={content} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

function MessageContent(props: MessageRowProps) {
  const { message, isContinued = false, isInRoom, readerId, acts } = props;
  const t = useTexts('chat');
  const [doing, setDoing] = useState<'edit' | 'remove' | 'report' | null>(null);
  const done = () => setDoing(null);
  const menuButton = useFocusAfterEditing(doing === 'edit');
  if (doing === 'edit') {
    return (
      <EditMessage message={message} onSave={(text) => acts.edit(message, text)} onDone={done} />
    );
  }
  return (
    <>
      <MessageText text={message.text} mentions={message.mentions} readerId={readerId} />
      {message.picture ? <MessagePicture picture={message.picture} /> : null}
      {message.trade ? (
        <TradeCard
          trade={message.trade}
          onDrawYours={acts.onThread ? () => acts.onThread?.(message) : undefined}
        />
      ) : null}
      <OpinionDisclaimer text={message.text} isTrade={message.trade !== null} />
      {message.editedAt ? (
        <small className="text-xs text-ink-3">{t('chat.message.edited')}</small>
      ) : null}
      <Reactions message={message} onReact={(kind, isOn) => void acts.react(message, kind, isOn)} />
      {message.replyCount > 0 && acts.onThread ? (
        <Button variant="link" size="small" onClick={() => acts.onThread?.(message)}>
          {t('chat.message.replies', { count: message.replyCount })}
        </Button>
      ) : null}
      {message.state === 'shown' ? (
        <div
          className={classNames(
            'absolute end-0 flex rounded-md border border-rule bg-surface opacity-0 transition-opacity group-focus-within/message:opacity-100 group-hover/message:opacity-100 has-data-[state=open]:opacity-100 touch:border-transparent touch:bg-transparent touch:opacity-100',
            isContinued ? 'top-0 touch:-top-2.5' : 'top-1.5 touch:-top-0.5',
          )}
        >
          <ReactionMenu
            message={message}
            onReact={(kind, isOn) => void acts.react(message, kind, isOn)}
          />
          <MessageMenu
            message={message}
            isInRoom={isInRoom}
            acts={acts}
            button={menuButton}
            onEdit={() => setDoing('edit')}
            onRemove={() => setDoing('remove')}
            onReport={() => setDoing('report')}
          />
        </div>
      ) : null}
      {doing === 'report' ? (
        <Suspense fallback={null}>
          <ReportDialog messageId={message.id} onOpenChange={done} />
        </Suspense>
      ) : null}
      <RemoveDialog
        isOpen={doing === 'remove'}
        onClose={done}
        onRemove={() => acts.remove(message)}
      />
    </>
  );
}

/** The form replaces the menu it was opened from, and takes the focus with it when it closes. */
function useFocusAfterEditing(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    const isDone = wasEditing.current && !isEditing;
    wasEditing.current = isEditing;
    if (isDone && document.activeElement === document.body) button.current?.focus();
  }, [isEditing]);
  return button;
}
