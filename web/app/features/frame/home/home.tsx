import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { lazy, Suspense } from 'react';
import { OptionalPart } from '../../../lib/optional-part.tsx';
import { clockTime } from '../../shared/player/clock-time.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { useQuickieFilm } from '../../watch/quickie/use-quickie-film.ts';
import { HomeSkeleton } from './home-skeleton.tsx';

/** Visitors never download what only members see. */
const MemberHome = lazy(async () => ({
  default: (await import('./member-home.tsx')).MemberHome,
}));

/**
 * What a member sees first. The page as sent is the same for everyone: it holds the place with a
 * shape that the hint of the cookie opens before the first paint. The shape fills the first screen,
 * so what comes in its stead moves nothing that can be seen.
 */
export function Home() {
  const { isInitialised, user } = useSession();
  if (isInitialised && !user) return null;
  if (!user) {
    return (
      <div aria-hidden="true" className="hidden in-data-signed-in:block">
        <HomeSkeleton />
      </div>
    );
  }
  return <SignedIn key={user.id} user={user} />;
}

/** The film and the shape are the page's own: passed on, they stay in its code. */
function SignedIn({ user }: { user: Session['user'] }) {
  const { playable, lang } = useQuickieFilm().film;
  const film = { playable, lang, length: clockTime(playable.seconds) };
  const skeleton = <HomeSkeleton />;
  return (
    <OptionalPart>
      <Suspense fallback={skeleton}>
        <MemberHome {...{ user, film, skeleton }} />
      </Suspense>
    </OptionalPart>
  );
}
