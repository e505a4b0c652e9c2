import { lazy, Suspense } from 'react';
import { OptionalPart } from '../../../lib/optional-part.tsx';
import { useSession } from '../../shared/session/use-session.tsx';

// Lazy: only members download it.
const MemberCorner = lazy(async () => ({
  default: (await import('./member-corner.tsx')).MemberCorner,
}));

/** The community's parts on every page: the bell and the chat windows. */
export function ChatCorner() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <OptionalPart>
      <Suspense fallback={null}>
        <MemberCorner key={user.id} />
      </Suspense>
    </OptionalPart>
  );
}
