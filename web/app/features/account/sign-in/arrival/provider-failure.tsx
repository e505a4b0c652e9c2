import { useTexts } from '../../../../lib/texts.tsx';
import { AuthRedirectDialog } from './auth-redirect-dialog.tsx';

const signInToLink = `/auth?tab=signin&redirect=${encodeURIComponent('/account-settings#providers')}`;

/** Says that the provider's sign-in failed, and offers the other methods. */
export function ProviderFailure({ code }: { code: string }) {
  const t = useTexts('auth');
  if (code === 'account_not_linked') {
    return (
      <AuthRedirectDialog
        title={t('auth.arrival.notLinked.title')}
        text={t('auth.arrival.notLinked.text')}
        action={{ label: t('auth.resetDone.action'), path: signInToLink }}
      />
    );
  }
  return (
    <AuthRedirectDialog
      title={t('auth.arrival.providerFailed.title')}
      text={t('auth.arrival.providerFailed.text')}
      action={{ label: t('auth.arrival.providerFailed.action'), path: '/auth' }}
    />
  );
}
