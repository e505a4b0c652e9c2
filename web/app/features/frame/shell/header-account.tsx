import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { AccountMenu } from './account-menu.tsx';
import { signInPath, signUpPath } from './site-links.ts';

/**
 * The end of the header. The cached HTML contains both the sign-in buttons and a placeholder for
 * the account, and the style sheet shows the placeholder to people who are probably signed in. Once
 * the session is known, only the right one is rendered.
 */
export function HeaderAccount() {
  const { isInitialised, user } = useSession();
  if (user) return <AccountMenu user={user} className="max-sm:hidden" />;
  return (
    <>
      {isInitialised ? null : <AccountPlaceholder />}
      <div className="guest-actions" data-waiting={isInitialised ? undefined : ''}>
        <GuestActions />
      </div>
    </>
  );
}

function GuestActions() {
  const t = useTexts('nav');
  const localPath = useLocalPath();
  return (
    <>
      <Button asChild variant="quiet" className="px-3! whitespace-nowrap max-xl:hidden">
        <Link to={localPath(signInPath)}>{t('nav.signIn')}</Link>
      </Button>
      <Button asChild variant="primary" className="ms-1.5 whitespace-nowrap max-sm:hidden">
        <Link to={localPath(signUpPath)}>{t('nav.startLearning')}</Link>
      </Button>
    </>
  );
}

/** As large as the account menu, so that the layout doesn't shift. */
function AccountPlaceholder() {
  const t = useTexts('nav');
  return (
    <span className="account-place max-sm:hidden">
      <span className="sr-only">{t('nav.accountLoading')}</span>
      <span aria-hidden="true" className="size-8 animate-wait rounded-full bg-rule/70" />
    </span>
  );
}
