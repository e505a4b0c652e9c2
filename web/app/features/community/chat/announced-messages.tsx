import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { excerptWords } from './message-words.ts';
import { lastSeq, type Timeline } from './timeline-state.ts';

const maxAnnounced = 200;

/** Announces others' new messages to screen readers, one by one. */
export function AnnouncedMessages({ timeline }: { timeline: Timeline }) {
  const t = useTexts('chat');
  const [said, setSaid] = useState('');
  const last = lastSeq(timeline);
  const received = useRef(last);

  const announce = useEffectEvent((until: number) => {
    const arrived = timeline.messages.filter(
      ({ seq, isMine, state }) => seq > received.current && !isMine && state === 'shown',
    );
    received.current = Math.max(received.current, until);
    if (arrived.length === 0 || timeline.hasAfter) return;
    const words = arrived.map(({ sender, text, picture }) =>
      t('chat.timeline.announce', {
        name: sender?.name ?? t('chat.message.former'),
        text: excerptWords(t, {
          excerpt: text || (picture?.alt ?? ''),
          isPicture: text === '' && picture !== null,
        }).slice(0, maxAnnounced),
      }),
    );
    setSaid(words.join(' '));
  });
  useEffect(() => announce(last), [last]);

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
