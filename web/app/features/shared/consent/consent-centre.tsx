import { lazy, Suspense } from 'react';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { ConsentBar } from './consent-bar.tsx';
import { consentSettings } from './consent-settings.ts';
import { useConsent } from './use-consent.ts';

const ConsentDialog = lazy(async () => ({
  default: (await import('./consent-dialog.tsx')).ConsentDialog,
}));

/**
 * Asks visitors who haven't decided yet, and lets everyone change their choice. The server doesn't
 * know who has decided: its HTML asks everyone, and the page's first script shows the question.
 */
export function ConsentCentre() {
  const consent = useConsent();
  const settings = consentSettings.useOverlay();
  const mayBeUndecided = consent === null || consent === undefined;
  const wasOpened = settings.isOpen || settings.opener !== null;
  return (
    <OptionalBoundary>
      <Suspense fallback={null}>{mayBeUndecided ? <ConsentBar /> : null}</Suspense>
      <Suspense fallback={null}>
        {wasOpened ? <ConsentDialog consent={consent ?? null} {...settings} /> : null}
      </Suspense>
    </OptionalBoundary>
  );
}
