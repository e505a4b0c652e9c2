import { useEffect } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { forgetDrafts } from '../chat/drafts.ts';
import { ChatWindowFrame } from './chat-window-frame.tsx';
import { chatWindows, useChatWindows } from './chat-windows-store.ts';

/**
 * The open windows at the corner of the page; on a phone the last one fills the screen. On the
 * community screen they stack beside the conversation, or above its message field where there is no
 * room beside it.
 */
export function ChatWindowDock() {
  const t = useTexts('chat');
  const windows = useChatWindows();
  const timeZone = useVisitorTimeZone();
  // They belong to the signed-in person and close on sign-out.
  useEffect(() => clearChats, []);
  if (windows.length === 0) return null;
  const front = windows.findLast(({ isMinimized }) => !isMinimized);
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <section
        aria-label={t('chat.window.dock')}
        data-chat-dock
        className={classNames(
          'pointer-events-none fixed end-3 bottom-0 z-40 flex max-w-[calc(100vw-1.5rem)] items-end gap-3 max-sm:flex-col max-sm:gap-1 print:hidden',
          'md:in-[body:has([data-community-screen])]:bottom-36 xl:in-[body:has([data-community-screen])]:bottom-0',
          'xl:in-[body:has([data-community-screen])]:max-h-[calc(100dvh-var(--header-block)-1rem)] xl:in-[body:has([data-community-screen])]:flex-col',
        )}
      >
        {windows.map((each) => (
          <ChatWindowFrame key={each.userId} window={each} isFront={each === front} />
        ))}
      </section>
    </TimeZoneProvider>
  );
}

function clearChats(): void {
  chatWindows.closeAll();
  forgetDrafts();
}
