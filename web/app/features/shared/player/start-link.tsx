import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { Play } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../lib/texts.tsx';

/** A link to the visitor's preview, which some browsers can play without scripts. */
export function StartLink({ playable, onStart }: { playable: Playable; onStart(): void }) {
  const t = useTexts('player');
  function start(event: MouseEvent) {
    event.preventDefault();
    onStart();
  }
  return (
    <a
      href={playable.preview}
      data-needs-app=""
      aria-label={t('player.start', { title: playable.title })}
      onClick={start}
      className="absolute inset-0 grid place-items-center"
    >
      <span className="grid size-16 place-items-center rounded-full bg-bell text-on-bell transition-colors hover:bg-bell-hover sm:size-20">
        <Play aria-hidden="true" className="ms-1 size-7 fill-current sm:size-8" />
      </span>
    </a>
  );
}
