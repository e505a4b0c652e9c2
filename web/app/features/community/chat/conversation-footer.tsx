import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Composer } from './composer.tsx';
import { useConversationName } from './conversation-name.ts';
import { PresenceLine } from './presence-line.tsx';
import type { TimelineStore } from './timeline-store.ts';
import { useConversationActions } from './use-conversation-actions.ts';
import { usePresence } from './use-presence.ts';

type ConversationFooterProps = {
  conversation: Conversation;
  store: TimelineStore;
  isNarrow: boolean;
  /** Called after the reader declined or blocked, when there is nothing left to show. */
  onGone: () => void;
};

/** The composer, or the reason why it is unavailable. */
export function ConversationFooter({
  conversation,
  store,
  isNarrow,
  onGone,
}: ConversationFooterProps) {
  const t = useTexts('chat');
  const name = useConversationName()(conversation);
  const acts = useConversationActions();
  const presence = usePresence(conversation);
  const { id, counterpart } = conversation;
  const writing = useFocusOnceWritable(conversation);
  if (conversation.isArchived) return <Notice>{t('chat.room.archived')}</Notice>;
  if (!conversation.isMember) {
    return (
      <Notice>
        {t('chat.room.joinText')}
        <Button variant="primary" isLoading={acts.isActing} onClick={() => void acts.join(id)}>
          {t('chat.room.join')}
        </Button>
      </Notice>
    );
  }
  if (conversation.isBlocked && counterpart) {
    return (
      <Notice>
        {t('chat.room.blocked')}
        <Button isLoading={acts.isActing} onClick={() => void acts.unblock(counterpart.id)}>
          {t('chat.room.unblock', { name })}
        </Button>
      </Notice>
    );
  }
  if (conversation.request === 'received') {
    return <ReceivedRequest conversation={conversation} name={name} onGone={onGone} />;
  }
  if (conversation.request === 'sent') {
    return <Notice>{t('chat.request.waiting', { name })}</Notice>;
  }
  return (
    <div ref={writing} className={isNarrow ? 'p-2' : 'px-2 pb-2 sm:px-8 sm:pb-5'}>
      {conversation.slowSeconds > 0 ? (
        <p className="type-small px-2 pb-1.5">
          {t('chat.room.slow', { count: conversation.slowSeconds })}
        </p>
      ) : null}
      <PresenceLine {...presence} />
      <div className="max-w-[52rem]">
        <Composer
          key={id}
          place={id}
          label={t('chat.compose.label', { name })}
          conversationId={id}
          isNarrow={isNarrow}
          onType={presence.noteTyping}
          onSend={(composed) => void store.send({ ...composed, replyTo: null })}
        />
      </div>
    </div>
  );
}

/**
 * Joining, accepting and unblocking replace the focused button with the message field. Not on touch
 * screens, where the focus would open the keyboard over the messages.
 */
function useFocusOnceWritable(conversation: Conversation) {
  const { isArchived, isMember, isBlocked, request } = conversation;
  const isWritable = !isArchived && isMember && !isBlocked && request === null;
  const writing = useRef<HTMLDivElement>(null);
  const before = useRef(isWritable);
  useEffect(() => {
    const isNew = isWritable && !before.current;
    before.current = isWritable;
    if (!isNew || document.activeElement !== document.body) return;
    if (!globalThis.matchMedia?.('(pointer: fine)').matches) return;
    writing.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [isWritable]);
  return writing;
}

type ReceivedRequestProps = { conversation: Conversation; name: string; onGone: () => void };

function ReceivedRequest({ conversation, name, onGone }: ReceivedRequestProps) {
  const t = useTexts('chat');
  const acts = useConversationActions();
  const { id, counterpart } = conversation;
  const leaveAfter = (act: Promise<boolean>) =>
    void act.then((isDone) => (isDone ? onGone() : undefined));
  return (
    <Notice>
      <span className="grid gap-0.5">
        <b className="text-ink">{t('chat.request.title', { name })}</b>
        <span>{t('chat.request.text')}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button isLoading={acts.isActing} onClick={() => void acts.accept(id)}>
          {t('chat.request.accept')}
        </Button>
        <Button variant="quiet" onClick={() => leaveAfter(acts.decline(id))}>
          {t('chat.request.decline')}
        </Button>
        {counterpart ? (
          <Button variant="quiet" onClick={() => leaveAfter(acts.block(counterpart.id))}>
            {t('chat.request.block')}
          </Button>
        ) : null}
      </span>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 border-t border-rule px-3.5 py-3.5 text-sm text-ink-2 sm:px-8">
      {children}
    </div>
  );
}
