import type { ChatPicture } from '@danube/contract/community/chat-picture.ts';
import { picturePath } from '@danube/contract/community/picture-limits.ts';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { isPictureGone } from './is-picture-gone.ts';

const maxWidth = 420;
const maxHeight = 320;

/** Its displayed size, known before it loads, so that the layout doesn't shift. */
export function shownSize({ width, height }: Pick<ChatPicture, 'width' | 'height'>) {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

type MessagePictureProps = {
  picture: ChatPicture;
  /** The moderation case in which the message is read. */
  caseKey?: string;
};

type Outcome = 'shown' | 'checking' | 'gone' | 'failed';

/** A message's picture; opens larger. */
export function MessagePicture({ picture, caseKey }: MessagePictureProps) {
  const t = useTexts('chat');
  const [outcome, setOutcome] = useState<Outcome>('shown');
  const size = shownSize(picture);
  const path = picturePath(picture.id, 'small', caseKey);
  if (outcome === 'gone' || outcome === 'failed') {
    return (
      <div
        className="my-1 grid max-w-full place-content-center justify-items-center gap-2 rounded-sm bg-sunk p-3 text-sm text-ink-3"
        style={{ width: size.width, aspectRatio: `${size.width} / ${size.height}` }}
      >
        <p role="status">
          {t(outcome === 'gone' ? 'chat.picture.gone' : 'chat.picture.loadFailed')}
        </p>
        {outcome === 'failed' ? (
          <Button size="small" variant="quiet" onClick={() => setOutcome('shown')}>
            {t('chat.message.retry')}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <a
      href={picturePath(picture.id, 'large', caseKey)}
      target="_blank"
      rel="noreferrer"
      title={t('chat.picture.open')}
      className="my-1 block w-fit max-w-full"
    >
      <img
        src={path}
        alt={picture.alt || t('chat.picture.undescribed')}
        {...size}
        loading="lazy"
        decoding="async"
        onError={() => {
          setOutcome('checking');
          void isPictureGone(path).then((isGone) => setOutcome(isGone ? 'gone' : 'failed'));
        }}
        className="h-auto max-w-full rounded-sm border border-rule bg-sunk"
      />
    </a>
  );
}
