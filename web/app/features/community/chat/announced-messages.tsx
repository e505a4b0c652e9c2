import type { Message } from '@danube/contract/community/community.schemas.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { excerptWords } from './message-words.ts';

const maxAnnounced = 200;

type AnnouncedMessagesProps = {
  messages: readonly Message[];
  /**
   * The latest ones aren't loaded: messages that appear were loaded by scrolling and aren't new.
   */
  hasAfter?: boolean;
};

/** Announces others' new messages to screen readers, one by one. */
export function AnnouncedMessages({ messages, hasAfter = false }: AnnouncedMessagesProps) {
  const t = useTexts('chat');
  const [said, setSaid] = useState({ until: 0, text: '' });
  const last = messages.at(-1)?.seq ?? 0;
  const received = useRef(last);

  const announce = useEffectEvent((until: number) => {
    const arrived = messages.filter(
      ({ seq, isMine, state }) => seq > received.current && !isMine && state === 'shown',
    );
    received.current = Math.max(received.current, until);
    if (arrived.length === 0 || hasAfter) return;
    const words = arrived.map(({ sender, text, picture }) =>
      t('chat.timeline.announce', {
        name: sender?.name ?? t('chat.message.former'),
        text: excerptWords(t, {
          excerpt: text || (picture?.alt ?? ''),
          isPicture: text === '' && picture !== null,
        }).slice(0, maxAnnounced),
      }),
    );
    setSaid({ until, text: words.join(' ') });
  });
  useEffect(() => announce(last), [last]);

  return (
    <p aria-live="polite" className="sr-only">
      {/* A new element, so that the same words from the same person are announced again. */}
      <span key={said.until}>{said.text}</span>
    </p>
  );
}
