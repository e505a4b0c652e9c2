import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { helpPath } from '../paths/help-paths.ts';
import type { StreamProblem } from './stream.ts';

type PlayerProblemProps = {
  kind: StreamProblem;
  page: string;
  onRetry(): void;
  onLeave(): void;
};

/** Replaces the video: what happened, and what to do next. */
export function PlayerProblem({ kind, page, onRetry, onLeave }: PlayerProblemProps) {
  const t = useTexts('player', 'ui');
  const localPath = useLocalPath();
  const texts = {
    failed: t('player.failed'),
    unsupported: t('player.unsupported'),
    signedOut: t('player.signedOut.text'),
  };
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-paper p-6 text-center text-ink">
      <p role="alert" className="max-w-[28rem] text-balance">
        {texts[kind]}
      </p>
      {kind === 'signedOut' ? null : (
        <TextLink to={localPath(helpPath('videos-do-not-play'))}>{t('player.help')}</TextLink>
      )}
      {kind === 'failed' ? (
        <Button size="small" onClick={onRetry}>
          <RotateCcw aria-hidden="true" />
          {t('ui.retry')}
        </Button>
      ) : null}
      {kind === 'signedOut' ? (
        <Button asChild size="small" variant="primary">
          <Link to={localPath(`/auth?tab=signin&redirect=${page}`)} onClick={onLeave}>
            {t('player.signedOut.action')}
          </Link>
        </Button>
      ) : null}
    </div>
  );
}
