import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAuth } from '../../shared/session/use-session.tsx';

/** Signs out and goes to the home page. */
export function useSignOut(): () => Promise<void> {
  const t = useTexts('nav');
  const auth = useAuth();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return async () => {
    const answer = await auth?.acts.signOut();
    if (answer?.error) showToast({ kind: 'destructive', title: t('nav.signOutFailed') });
    else await navigate(localPath('/'));
  };
}
