import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { lazy, Suspense } from 'react';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { clockTime } from '../../shared/player/clock-time.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { isSample, useQuickieVideo } from '../../watch/quickie/use-quickie-video.ts';
import { Greeting } from './greeting.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

/** Lazy, so that visitors don't load what only members see. */
const MemberHome = lazy(async () => ({
  default: (await import('./member-home.tsx')).MemberHome,
}));

/**
 * The member's home. The cached HTML is the same for everyone: it contains a placeholder that the
 * cookie hint reveals before the first paint. The placeholder fills the viewport, so replacing it
 * causes no visible layout shift.
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

/** The video and the placeholder belong to the page: passed as props, they stay in its chunk. */
function SignedIn({ user }: { user: Session['user'] }) {
  const { video } = useQuickieVideo();
  const { playable, lang } = video;
  // The built-in sample isn't news to a member, and an administrator's play button uploads instead.
  const quickie = isSample(video) ? null : { playable, lang, length: clockTime(playable.seconds) };
  const greeting = <Greeting name={user.firstName} />;
  const skeleton = <HomeSkeleton greeting={greeting} />;
  // The greeting is the page's h1, so it is also there while the rest loads, or if it can't.
  const failure = (
    <OptionalBoundary>
      <Suspense fallback={null}>
        <div className="page pt-8 sm:pt-12">{greeting}</div>
      </Suspense>
    </OptionalBoundary>
  );
  return (
    <OptionalBoundary fallback={failure}>
      <Suspense fallback={<Suspense fallback={<HomeSkeleton />}>{skeleton}</Suspense>}>
        <MemberHome user={user} quickie={quickie} skeleton={skeleton} />
      </Suspense>
    </OptionalBoundary>
  );
}
