import { ChevronLeft, ChevronUp, Minus, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChatWindowBody } from './chat-window-body.tsx';
import type { ChatWindow } from './chat-windows-state.ts';
import { chatWindows } from './chat-windows-store.ts';

type ChatWindowFrameProps = { window: ChatWindow; isFront: boolean };

/** One chat: a title bar with minimise, restore and close, and the conversation. */
export function ChatWindowFrame({ window: chat, isFront }: ChatWindowFrameProps) {
  const t = useTexts('chat');
  const { userId, userName: name, isMinimized } = chat;
  const frame = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const focusField = useCallback(() => frame.current?.querySelector('textarea')?.focus(), []);
  /**
   * Until the conversation is loaded there is no field, and after a first message there is none
   * either: then the window has the focus. If the focus has moved on, it stays there.
   */
  const onShown = useCallback(() => {
    const { activeElement, body } = document;
    const isWaiting = activeElement === body || activeElement === opener.current;
    if (!isWaiting && !frame.current?.contains(activeElement)) return;
    focusField();
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus();
  }, [focusField]);

  // Before the effects of its content, which may already move the focus.
  useLayoutEffect(() => {
    if (isMinimized) return;
    opener.current = document.activeElement;
    focusField();
  }, [isMinimized, focusField]);

  function leave(act: (userId: string) => void): void {
    act(userId);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }
  function handleKeyDown(event: KeyboardEvent): void {
    // An open menu, a list of people or an input method takes the key for itself.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape' || isMinimized) return;
    leave(chatWindows.minimize);
  }

  return (
    <section
      ref={frame}
      aria-label={t('chat.window.label', { name })}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className={classNames(
        'pointer-events-auto grid min-w-0 grid-cols-[minmax(0,1fr)] border border-rule-strong bg-surface text-ink shadow-float',
        isMinimized
          ? 'w-56 rounded-t-md'
          : [
              'h-[min(30rem,calc(100dvh-5rem))] min-h-0 w-82 grid-rows-[auto_minmax(0,1fr)] rounded-t-md',
              'max-sm:fixed max-sm:inset-0 max-sm:h-dvh max-sm:w-full max-sm:rounded-none max-sm:border-0',
              isFront ? '' : 'max-sm:hidden',
            ],
      )}
    >
      <header className="flex min-h-11 items-center gap-1 border-b border-rule ps-3.5 pe-0.5">
        <IconButton
          label={t('chat.window.back')}
          className={classNames('-ms-3 sm:hidden!', isMinimized && 'hidden!')}
          onClick={() => leave(chatWindows.minimize)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h2 className="min-w-0 grow truncate text-sm font-semibold">{name}</h2>
        {isMinimized ? (
          <IconButton
            label={t('chat.window.restore', { name })}
            onClick={() => chatWindows.restore(userId)}
          >
            <ChevronUp aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton
            label={t('chat.window.minimize', { name })}
            onClick={() => leave(chatWindows.minimize)}
          >
            <Minus aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          label={t('chat.window.close', { name })}
          onClick={() => leave(chatWindows.close)}
        >
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {isMinimized ? null : <ChatWindowBody userId={userId} onShown={onShown} />}
    </section>
  );
}
