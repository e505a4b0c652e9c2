import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { AuthCode } from '../../../shared/session/auth-result.ts';
import { useAuth, useSession } from '../../../shared/session/use-session.tsx';
import { ArrivalDialog } from './arrival-dialog.tsx';
import { ConfirmPassword, type ConfirmRefusal } from './confirm-password.tsx';

const emailSettings = '/account-settings#email';
const signInToSettings = `/auth?tab=signin&redirect=${encodeURIComponent(emailSettings)}`;

type Failure = 'link-expired' | 'unreachable' | ConfirmRefusal;

/** Confirms a registration or an address change by its link, and shows the result. */
export function ConfirmAddress({ token }: { token: string }) {
  const t = useTexts('auth', 'ui');
  const auth = useAuth();
  const [failure, setFailure] = useState<Failure | null>(null);
  const isAsked = useRef(false);

  async function confirm(password?: string) {
    if (!auth) return;
    if (password === undefined) setFailure(null);
    const proof = password === undefined ? {} : { password };
    const { value, error } = await auth.acts.confirmAddress({ token, ...proof });
    if (error) {
      setFailure(failureOf(error.code, password !== undefined));
      return;
    }
    setFailure(null);
    if (value.outcome === 'address-changed') {
      const text = t('auth.arrival.changed.text', { email: value.email });
      showToast({ kind: 'success', title: t('auth.arrival.changed.title'), text });
    } else {
      const title = t('auth.arrival.welcome.title', { name: value.session.user.firstName });
      showToast({ kind: 'success', title, text: t('auth.arrival.welcome.text') });
    }
  }

  useEffect(() => {
    // The link works once, and effects may run twice.
    if (isAsked.current) return;
    isAsked.current = true;
    void confirm();
  });

  switch (failure) {
    case null:
      return null;
    case 'link-expired':
      return <LinkExpired />;
    case 'password-needed':
    case 'password-wrong':
    case 'too-many':
      return (
        <ConfirmPassword refusal={failure} onPassword={confirm} onClose={() => setFailure(null)} />
      );
    case 'unreachable':
      return (
        <Dialog
          isOpen
          onOpenChange={() => setFailure(null)}
          title={t('auth.arrival.unreachable.title')}
          description={t('auth.arrival.unreachable.text')}
          actions={
            <Button variant="primary" onClick={() => void confirm()}>
              {t('ui.retry')}
            </Button>
          }
        />
      );
  }
}

/**
 * No procedure resends a link: an expired registration has to be repeated, and an address change is
 * requested again in the account settings. Members only need the latter.
 */
function LinkExpired() {
  const t = useTexts('auth');
  const { user } = useSession();
  return user ? (
    <ArrivalDialog
      title={t('auth.linkExpired.title')}
      text={t('auth.arrival.expired.memberText')}
      action={{ label: t('auth.arrival.expired.memberAction'), path: emailSettings }}
    />
  ) : (
    <ArrivalDialog
      title={t('auth.linkExpired.title')}
      text={t('auth.arrival.expired.text')}
      action={{ label: t('auth.resetDone.action'), path: signInToSettings }}
    />
  );
}

function failureOf(code: AuthCode, hasPassword: boolean): Failure {
  switch (code) {
    case 'PASSWORD_NEEDED':
      return 'password-needed';
    case 'PASSWORD_WRONG':
      return 'password-wrong';
    case 'TOO_MANY_REQUESTS':
      return hasPassword ? 'too-many' : 'unreachable';
    // An expired, used or malformed token.
    case 'LINK_INVALID':
    case 'BAD_REQUEST':
      return 'link-expired';
    default:
      return 'unreachable';
  }
}
