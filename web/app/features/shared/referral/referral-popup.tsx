import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useSession } from '../session/use-session.tsx';
import { readReferralCode, rememberReferral } from './referral-code.ts';

const Invitation = lazy(async () => ({
  default: (await import('./referral-invitation.tsx')).ReferralInvitation,
}));

/** These pages show the code themselves. */
const pagesWithCode = /^\/(?:auth|login|signup|checkout|rep\/.*)\/?$/i;

/**
 * Mounted once in the application. It stores the code of a link with `?ref=`; for visitors it also
 * loads the dialog.
 */
export function ReferralPopup() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const named = readReferralCode(parameters.get('ref'));
  const { isInitialised, user } = useSession();
  // Navigating before it is due doesn't cancel the invitation.
  const [invited, setInvited] = useState<string | null>(null);
  const isShownThere = pagesWithCode.test(pathname);
  useEffect(() => {
    if (named === null) return;
    rememberReferral(named);
    if (!isShownThere) setInvited(named);
  }, [named, isShownThere]);
  if (invited === null || isShownThere || !isInitialised || user) return null;
  return (
    <OptionalBoundary>
      <Suspense fallback={null}>
        <Invitation key={invited} code={invited} onAnswer={() => setInvited(null)} />
      </Suspense>
    </OptionalBoundary>
  );
}
