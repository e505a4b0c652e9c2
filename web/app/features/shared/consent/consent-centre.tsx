import { lazy, Suspense } from 'react';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useIdleOnce } from '../../../lib/use-idle-once.ts';
import { consentSettings } from './consent-settings.ts';
import { useConsent } from './consent-store.ts';

const ConsentBar = lazy(async () => ({
  default: (await import('./consent-bar.tsx')).ConsentBar,
}));
const ConsentDialog = lazy(async () => ({
  default: (await import('./consent-dialog.tsx')).ConsentDialog,
}));

/**
 * Asks visitors who haven't decided yet, and lets everyone change their choice. Not in the server's
 * HTML, which is the same for everyone.
 */
export function ConsentCentre() {
  const consent = useConsent();
  const settings = consentSettings.useOverlay();
  const isUndecided = consent === null;
  const isIdle = useIdleOnce(isUndecided);
  const wasOpened = settings.isOpen || settings.opener !== null;
  return (
    <OptionalBoundary>
      <Suspense fallback={null}>{isUndecided && isIdle ? <ConsentBar /> : null}</Suspense>
      <Suspense fallback={null}>
        {wasOpened ? <ConsentDialog consent={consent ?? null} {...settings} /> : null}
      </Suspense>
    </OptionalBoundary>
  );
}
