import type { Message } from '@danube/contract/community/community.schemas.ts';
import { coversScope } from '@danube/contract/staff-roles.ts';
import { Ellipsis, Flag, MessageSquare, Pencil, Quote, Reply, Trash2 } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import type { MessageRowActions } from './message-row-actions.ts';

type MessageMenuProps = {
  message: Message;
  isInRoom: boolean;
  acts: MessageRowActions;
  button: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onRemove: () => void;
  onReport: () => void;
};

/** All actions on a message except reactions. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, isInRoom, acts, button, onEdit, onRemove, onReport } = props;
  const t = useTexts('chat');
  const { user } = useSession();
  const { sender } = message;
  const name = sender?.name ?? t('chat.message.former');
  const movesFocus = useRef(false);
  /** Whatever it opens takes focus; otherwise the menu would take it back when it closes. */
  const open = (act: () => void) => () => {
    movesFocus.current = true;
    act();
  };
  const mayQuote = isInRoom && user !== null && coversScope(user.roles, 'community');
  return (
    <Menu
      onCloseAutoFocus={(event) => {
        if (movesFocus.current) event.preventDefault();
        movesFocus.current = false;
      }}
      trigger={
        <IconButton
          ref={button}
          label={t('chat.message.actions', { name })}
          className="size-7! focus-visible:-outline-offset-2 touch:size-11!"
        >
          <Ellipsis aria-hidden="true" className="size-4! touch:size-4.5!" />
        </IconButton>
      }
    >
      {acts.onThread ? (
        <MenuItem onSelect={open(() => acts.onThread?.(message))}>
          <Reply aria-hidden="true" />
          {t('chat.message.reply')}
        </MenuItem>
      ) : null}
      {sender && !message.isMine && acts.onWrite ? (
        <MenuItem onSelect={open(() => acts.onWrite?.(sender))}>
          <MessageSquare aria-hidden="true" />
          {t('chat.message.write', { name })}
        </MenuItem>
      ) : null}
      {message.isMine ? (
        <>
          <MenuItem onSelect={onEdit}>
            <Pencil aria-hidden="true" />
            {t('chat.message.edit')}
          </MenuItem>
          <MenuItem isDanger onSelect={onRemove}>
            <Trash2 aria-hidden="true" />
            {t('chat.message.remove')}
          </MenuItem>
        </>
      ) : null}
      {message.isMine ? null : (
        <MenuItem onSelect={onReport}>
          <Flag aria-hidden="true" />
          {t('chat.message.report')}
        </MenuItem>
      )}
      {mayQuote ? (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => void acts.quote(message, !message.isQuoted)}>
            <Quote aria-hidden="true" />
            {t(message.isQuoted ? 'chat.message.unquote' : 'chat.message.quote')}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
