import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { Ban, Hourglass, LoaderCircle } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { stateTexts } from './video-texts.ts';

/** Most videos are ready, so only the exceptions are marked. */
export function StateBadge({ state, progress }: Pick<ManagedVideo, 'state' | 'progress'>) {
  const t = useTexts('videos');
  const format = useFormat();
  const words = t(stateTexts[state]);
  switch (state) {
    case 'ready':
      return <span className="text-ink-2">{words}</span>;
    case 'waiting':
      return <Badge icon={<Hourglass />}>{words}</Badge>;
    case 'preparing':
      return (
        <Badge kind="info" icon={<LoaderCircle />}>
          {`${words}, ${format.percent(progress / 100)}`}
        </Badge>
      );
    case 'failed':
      return (
        <Badge kind="risk" icon={<Ban />}>
          {words}
        </Badge>
      );
  }
}
