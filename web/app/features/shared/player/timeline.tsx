import { previewLength } from '@danube/contract/videos/preview-length.ts';
import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { Lock } from 'lucide-react';
import { type PointerEvent, useId, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { clockTime } from './clock-time.ts';
import type { Viewing } from './preview-machine.ts';
import { placeStyle, sliderStyle } from './slider-style.ts';
import { TimelineBubble } from './timeline-bubble.tsx';

type TimelineProps = {
  playable: Playable;
  viewing: Viewing;
  /** The position as text. */
  time: string;
  onSeek(to: number): void;
};

/** The handle extends by half of this beyond both ends of the line. */
const handleWidth = 18;

/** The whole video, also for a visitor: the locked part is drawn as locked. */
export function Timeline({ playable, viewing, time, onSeek }: TimelineProps) {
  const t = useTexts('player');
  const noteId = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const length = Math.max(1, playable.seconds);
  const isClosed = viewing.access === 'preview' && length > previewLength;
  const open = isClosed ? previewLength / length : 1;

  function point(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left - handleWidth / 2) / (width - handleWidth);
    setPointed(Math.min(length, Math.max(0, share * length)));
  }
  return (
    <div
      className="player-timeline"
      onPointerMove={point}
      onPointerLeave={() => setPointed(null)}
      onPointerUp={(event) => (event.pointerType === 'touch' ? setPointed(null) : undefined)}
    >
      <input
        type="range"
        className="player-slider"
        aria-label={t('player.seek')}
        aria-valuetext={time}
        aria-describedby={isClosed ? noteId : undefined}
        min={0}
        max={length}
        step={1}
        value={Math.round(viewing.position)}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        style={sliderStyle(Math.min(viewing.position / length, open), open)}
      />
      <Marks playable={playable} />
      {isClosed ? (
        <>
          <span className="player-limit" style={placeStyle(open)}>
            <Lock aria-hidden="true" />
          </span>
          <span id={noteId} className="sr-only">
            {t('player.open', { open: clockTime(previewLength) })}
          </span>
        </>
      ) : null}
      {pointed === null ? null : (
        <TimelineBubble playable={playable} second={pointed} share={pointed / length} />
      )}
    </div>
  );
}

/** Chapter starts. Their names are in the tooltip, and next to the video on its page. */
function Marks({ playable }: { playable: Playable }) {
  return playable.chapters
    .filter(({ at }) => at > 0 && at < playable.seconds)
    .map(({ at }) => (
      <span
        key={at}
        aria-hidden="true"
        className="player-mark"
        style={placeStyle(at / playable.seconds)}
      />
    ));
}
