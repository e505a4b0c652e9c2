import { WifiOff } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { useIsOnline } from './use-is-online.ts';

/** What works without a connection and what doesn't. */
export function OfflineNotice() {
  const t = useTexts('learning');
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="flex items-start gap-2.5 rounded-md bg-sunk px-4 py-3 text-sm">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
          {t('learning.offline.notice')}
        </p>
      )}
    </div>
  );
}
