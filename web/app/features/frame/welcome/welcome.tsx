import { lazy, Suspense } from 'react';
import { OptionalPart } from '../../../lib/optional-part.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { welcomeHeight } from './welcome-height.ts';

const MemberWelcome = lazy(async () => ({
  default: (await import('./member-welcome.tsx')).MemberWelcome,
}));

/**
 * The block for people who are signed in. The page as sent is the same for everyone, so it only
 * holds the place, which the hint of the cookie opens before scripts know who is there.
 */
export function Welcome() {
  const { isInitialised, user } = useSession();
  if (isInitialised && !user) return null;
  if (!user) return <Place />;
  return (
    <OptionalPart>
      <Suspense fallback={<Place />}>
        <MemberWelcome user={user} />
      </Suspense>
    </OptionalPart>
  );
}

function Place() {
  return <div aria-hidden="true" className={`hidden in-data-signed-in:block ${welcomeHeight}`} />;
}
