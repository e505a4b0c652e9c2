import { useTexts } from '../../../lib/texts.tsx';
import type { Presence } from './use-presence.ts';

/** One quiet line above the composer; its height is fixed, so that the layout doesn't shift. */
export function PresenceLine({ hereCount, isCounterpartActive, typingName }: Presence) {
  const t = useTexts('chat');
  return (
    <p className="type-small flex min-h-5 items-center gap-1.5 px-2">
      {typingName ? (
        <>
          <TypingDots />
          {t('chat.presence.typing', { name: typingName })}
        </>
      ) : null}
      {!typingName && isCounterpartActive ? (
        <>
          <span aria-hidden="true" className="size-2 rounded-full bg-rise" />
          {t('chat.presence.active')}
        </>
      ) : null}
      {!typingName && hereCount !== null && hereCount > 1
        ? t('chat.presence.here', { count: hereCount })
        : null}
    </p>
  );
}

const dots = ['[animation-delay:0ms]', '[animation-delay:150ms]', '[animation-delay:300ms]'];

function TypingDots() {
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {dots.map((delay) => (
        <span
          key={delay}
          className={`size-1 animate-pulse rounded-full bg-ink-3 motion-reduce:animate-none ${delay}`}
        />
      ))}
    </span>
  );
}
