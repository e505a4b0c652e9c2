import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useElapsed } from '../../../lib/use-elapsed.ts';
import { useSession } from '../../shared/session/use-session.tsx';

type Role = 'admin' | 'rep';
type User = Session['user'];

/** Delay after the session is known; the public page comes first. */
const panelDelaysMs = { admin: 1_500, rep: 1_000 } as const satisfies Record<Role, number>;

/** Lazy, so that visitors and members don't load what only a few may see. */
const panels: Record<Role, ComponentType<{ user: User }>> = {
  admin: lazy(async () => ({ default: (await import('./admin-panel.tsx')).AdminPanel })),
  rep: lazy(async () => ({ default: (await import('./rep-panel.tsx')).RepPanel })),
};

/** A section of the landing page for administrators, or for sales representatives. */
export function RolePanel() {
  const { user } = useSession();
  const role = user && panelRole(user);
  if (!user || !role) return null;
  // Remounts for another person or other permissions, so that the delay starts again.
  return <DelayedPanel key={`${role} ${user.id}`} role={role} user={user} />;
}

/** Sales representatives see the sales panel, even if they are administrators too. */
function panelRole(user: User): Role | null {
  if (user.isSalesRep) return 'rep';
  return user.isAdmin && !user.needsSecondFactor ? 'admin' : null;
}

function DelayedPanel({ role, user }: { role: Role; user: User }) {
  const isDue = useElapsed(panelDelaysMs[role]);
  const Panel = panels[role];
  if (!isDue) return null;
  return (
    <OptionalBoundary>
      <Suspense fallback={null}>
        <Panel user={user} />
      </Suspense>
    </OptionalBoundary>
  );
}
