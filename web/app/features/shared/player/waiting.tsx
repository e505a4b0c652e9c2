import { useTexts } from '../../../lib/texts.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** Over a picture that doesn't move yet. */
export function Waiting() {
  const t = useTexts('player');
  return (
    <p role="status" className="player-waiting">
      <Spinner className="size-10" />
      <span className="sr-only">{t('player.waiting')}</span>
    </p>
  );
}
