import { lazy, Suspense } from 'react';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import type { CommunityOverview } from './community-overview.ts';
import { CommunityPage } from './community-page.tsx';

// Lazy: only members download it.
const CommunityScreen = lazy(async () => ({
  default: (await import('../screen/community-screen.tsx')).CommunityScreen,
}));

/** The public page for visitors; members see the community itself. */
export function CommunityEntry(overview: CommunityOverview) {
  const { user } = useSession();
  const page = <CommunityPage {...overview} isSignedIn={user !== null} />;
  if (!user) return page;
  return (
    <OptionalBoundary fallback={page}>
      <Suspense fallback={page}>
        <CommunityScreen />
      </Suspense>
    </OptionalBoundary>
  );
}
