import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { signInForSession, signUpForSession } from '../../shared/paths/session-paths.ts';
import { OwnersNote } from './owners-note.tsx';
import { PlaceCount } from './place-count.tsx';

/** A visitor needs an account to register. */
export function VisitorRegistration({ session }: { session: OccurrencePage }) {
  const t = useTexts('session');
  const localPath = useLocalPath();
  return (
    <div className="grid gap-3">
      {session.audience === 'owners' ? (
        <OwnersNote session={session} />
      ) : (
        <p className="type-body text-sm">{t('session.visitor')}</p>
      )}
      <PlaceCount session={session} />
      <Button asChild variant="primary" size="large">
        <Link to={localPath(signInForSession(session))}>{t('session.signIn')}</Link>
      </Button>
      {session.audience === 'members' ? (
        <Button asChild variant="quiet">
          <Link to={localPath(signUpForSession(session))}>{t('session.signUp')}</Link>
        </Button>
      ) : null}
    </div>
  );
}
