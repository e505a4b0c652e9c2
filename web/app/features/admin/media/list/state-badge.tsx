import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { Ban, Hourglass, Upload } from 'lucide-react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { stateTexts } from '../files/file-texts.ts';

/** Most files are ready, so only the exceptions are marked. */
export function StateBadge({ state }: Pick<StoredFile, 'state'>) {
  const t = useTexts('media');
  const words = t(stateTexts[state]);
  switch (state) {
    case 'ready':
      return <span className="text-ink-2">{words}</span>;
    case 'uploading':
      return <Badge icon={<Upload />}>{words}</Badge>;
    case 'checking':
      return (
        <Badge kind="info" icon={<Hourglass />}>
          {words}
        </Badge>
      );
    case 'refused':
      return (
        <Badge kind="risk" icon={<Ban />}>
          {words}
        </Badge>
      );
  }
}
