import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAuth } from '../../shared/session/use-session.tsx';

const path = `/auth?tab=signin&redirect=${encodeURIComponent('/account-settings')}`;

/** Ends the session first: the sign-in page redirects signed-in people. */
export function SignInAgain() {
  const t = useTexts('account');
  const auth = useAuth();
  const navigate = useNavigate();
  const target = useLocalPath()(path);
  async function leave(event: MouseEvent) {
    if (!auth) return;
    event.preventDefault();
    await auth.acts.signOut();
    await navigate(target);
  }
  return (
    <Button asChild>
      <Link to={target} data-needs-app="" onClick={(event) => void leave(event)}>
        {t('account.notices.signInAgain')}
      </Link>
    </Button>
  );
}
