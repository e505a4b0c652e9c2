import type { ChatPicture } from '@danube/contract/community/chat-picture.ts';
import { picturePath } from '@danube/contract/community/picture-limits.ts';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';

const maxWidth = 420;
const maxHeight = 320;

/** The size it is shown in, known before it arrives, so that nothing moves. */
export function shownSize({ width, height }: Pick<ChatPicture, 'width' | 'height'>) {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A message's picture; opens larger. */
export function MessagePicture({ picture }: { picture: ChatPicture }) {
  const t = useTexts('chat');
  const [isGone, setGone] = useState(false);
  const size = shownSize(picture);
  if (isGone) {
    return (
      <p
        className="my-1 grid max-w-full place-items-center rounded-sm bg-sunk p-3 text-sm text-ink-3"
        style={{ width: size.width, aspectRatio: `${size.width} / ${size.height}` }}
      >
        {t('chat.picture.gone')}
      </p>
    );
  }
  return (
    <a
      href={picturePath(picture.id, 'large')}
      target="_blank"
      rel="noreferrer"
      title={t('chat.picture.open')}
      className="my-1 block w-fit max-w-full"
    >
      <img
        src={picturePath(picture.id, 'small')}
        alt={picture.alt || t('chat.picture.undescribed')}
        {...size}
        loading="lazy"
        decoding="async"
        onError={() => setGone(true)}
        className="h-auto max-w-full rounded-sm border border-rule bg-sunk"
      />
    </a>
  );
}
