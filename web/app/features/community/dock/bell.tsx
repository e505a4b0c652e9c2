import {
  type ChatNotification,
  maxNotifications,
} from '@danube/contract/community/community.schemas.ts';
import { Bell as BellIcon, Ellipsis } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { floatingClasses } from '../../../ui/floating.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { chatPath, conversationPath } from '../../shared/paths/community-paths.ts';
import { useChatNotifications } from '../notifications/use-chat-notifications.ts';

const reasons: Record<ChatNotification['reason'], TextKey> = {
  message: 'chat.reasons.message',
  mention: 'chat.reasons.mention',
  reply: 'chat.reasons.reply',
  request: 'chat.reasons.request',
};

/** The bell in the header: the number of conversations with unread messages, and a list of them. */
export function Bell() {
  const t = useTexts('chat');
  const localPath = useLocalPath();
  const [isOpen, setOpen] = useState(false);
  const { notifications, unreadCount } = useChatNotifications();
  const close = () => setOpen(false);
  const content = useFocusAfterRemoval(notifications);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton
          label={
            unreadCount > 0 ? t('chat.bell.label', { count: unreadCount }) : t('chat.bell.title')
          }
          count={unreadCount}
        >
          <BellIcon aria-hidden="true" className="stroke-[1.6]" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          ref={content}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('chat.bell.title')}
          className={classNames(
            floatingClasses,
            'grid max-h-[min(32rem,var(--radix-popover-content-available-height))] w-[min(23rem,100vw-1.5rem)] grid-rows-[auto_minmax(0,1fr)_auto]',
          )}
        >
          <h2 className="type-label px-4 pt-3.5 pb-2">{t('chat.bell.title')}</h2>
          {notifications.length === 0 ? (
            <EmptyState
              drawing="done"
              className="px-4 py-5!"
              title={t('chat.bell.empty')}
              text={t('chat.bell.emptyText')}
            />
          ) : (
            <ul className="overflow-y-auto overscroll-contain px-1.5">
              {notifications.slice(0, maxNotifications).map((each) => (
                <BellItem key={each.id} notification={each} onOpen={close} />
              ))}
            </ul>
          )}
          <p className="border-t border-rule px-4 py-3 text-sm">
            <TextLink to={localPath(chatPath)} onClick={close}>
              {t('chat.bell.all')}
            </TextLink>
          </p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A notification that is removed from its menu takes the focus with it: the next one gets it. */
function useFocusAfterRemoval(notifications: readonly ChatNotification[]) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(notifications);
  useEffect(() => {
    const removed = before.current.findIndex(({ id }) =>
      notifications.every((each) => each.id !== id),
    );
    before.current = notifications;
    if (removed < 0 || document.activeElement !== document.body) return;
    const links = content.current?.querySelectorAll<HTMLElement>('li a') ?? [];
    (links[removed] ?? links[removed - 1] ?? content.current)?.focus();
  }, [notifications]);
  return content;
}

type BellItemProps = { notification: ChatNotification; onOpen: () => void };

function BellItem({ notification, onOpen }: BellItemProps) {
  const t = useTexts('chat');
  const localPath = useLocalPath();
  const format = useFormat();
  const { markConversationRead, deleteNotification, dismiss } = useChatNotifications();
  const { conversationId, createdAt, reason } = notification;
  const name = notification.title || t('chat.message.former');
  return (
    <li className="flex items-center gap-1 rounded-sm hover:bg-sunk">
      <Link
        to={localPath(conversationPath(conversationId))}
        onClick={() => {
          void markConversationRead(conversationId);
          onOpen();
        }}
        className="grid min-w-0 grow rounded-sm px-2.5 py-2"
      >
        <b className="truncate text-sm font-semibold">{name}</b>
        <span className="truncate text-xs text-ink-3">
          {t(reasons[reason])} · {format.relative(createdAt, new Date())}
        </span>
      </Link>
      <Menu
        trigger={
          <IconButton label={t('chat.bell.options', { name })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => void markConversationRead(conversationId)}>
          {t('chat.bell.read')}
        </MenuItem>
        <MenuItem onSelect={() => dismiss(notification)}>{t('chat.bell.hide')}</MenuItem>
        <MenuItem onSelect={() => void deleteNotification(notification)}>
          {t('chat.bell.delete')}
        </MenuItem>
      </Menu>
    </li>
  );
}
