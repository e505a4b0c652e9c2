import { lazy, Suspense } from 'react';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { welcomeHeight } from './welcome-height.ts';

const MemberWelcome = lazy(async () => ({
  default: (await import('./member-welcome.tsx')).MemberWelcome,
}));

/**
 * The block for signed-in people. The cached HTML is the same for everyone, so it only reserves the
 * space, which the cookie hint opens before scripts run.
 */
export function Welcome() {
  const { isInitialised, user } = useSession();
  if (isInitialised && !user) return null;
  if (!user) return <WelcomePlaceholder />;
  return (
    <OptionalBoundary>
      <Suspense fallback={<WelcomePlaceholder />}>
        <MemberWelcome user={user} />
      </Suspense>
    </OptionalBoundary>
  );
}

function WelcomePlaceholder() {
  return <div aria-hidden="true" className={`hidden in-data-signed-in:block ${welcomeHeight}`} />;
}
