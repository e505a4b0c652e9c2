import { safeRedirect } from '@danube/contract/site/safe-redirect.ts';
import { useEffect, useRef, useState } from 'react';
import { rememberLanguage, savedLanguage } from '../../../../lib/remember-language.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { readSavedPosition } from '../../../shared/player/saved-position.ts';
import type { AuthCode } from '../../../shared/session/auth-result.ts';
import { useAuth, useSession } from '../../../shared/session/use-session.tsx';
import { AuthRedirectDialog } from './auth-redirect-dialog.tsx';
import { type ConfirmFailure, ConfirmPassword } from './confirm-password.tsx';

const emailSettings = '/account-settings#email';
const signInToSettings = `/auth?tab=signin&redirect=${encodeURIComponent(emailSettings)}`;

type Failure = 'link-expired' | 'unreachable' | ConfirmFailure;

/** Confirms a registration or an address change by its link, and shows the result. */
export function ConfirmAddress({ token }: { token: string }) {
  const t = useTexts('auth', 'ui');
  const language = useLanguage();
  const auth = useAuth();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [next, setNext] = useState<NextStep | null>(null);
  const isAsked = useRef(false);

  async function confirm(password?: string) {
    if (!auth) return;
    if (password === undefined) setFailure(null);
    const proof = password === undefined ? {} : { password };
    // The landing page takes people who left a film back to it as soon as they are signed in.
    const isVideoResumed = readSavedPosition() !== null;
    const { value, error } = await auth.acts.confirmAddress({ token, ...proof });
    if (error) {
      setFailure(failureOf(error.code, password !== undefined));
      return;
    }
    setFailure(null);
    if (value.outcome === 'address-changed') {
      const text = t('auth.arrival.changed.text', { email: value.email });
      showToast({ kind: 'success', title: t('auth.arrival.changed.title'), text });
      return;
    }
    // The language of the registration and its email: the site stays in it on the next visit.
    if (savedLanguage() === null) rememberLanguage(language);
    const { destination, session } = value;
    if (destination && !isVideoResumed) {
      setNext({ ...destination, name: session.user.firstName });
      return;
    }
    const title = t('auth.arrival.welcome.title', { name: session.user.firstName });
    showToast({ kind: 'success', title, text: t('auth.arrival.welcome.text') });
  }

  useEffect(() => {
    // The link works once, and effects may run twice.
    if (isAsked.current) return;
    isAsked.current = true;
    void confirm();
  });

  switch (failure) {
    case null:
      return next ? <NextStepDialog next={next} /> : null;
    case 'link-expired':
      return <LinkExpired />;
    case 'password-needed':
    case 'password-wrong':
    case 'too-many':
      return (
        <ConfirmPassword failure={failure} onPassword={confirm} onClose={() => setFailure(null)} />
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

type NextStep = { path: string; title: string | null; name: string };

/** The link leads to the site root; this leads on to what the person signed up for. */
function NextStepDialog({ next }: { next: NextStep }) {
  const t = useTexts('auth');
  return (
    <AuthRedirectDialog
      title={t('auth.arrival.welcome.title', { name: next.name })}
      text={
        next.title === null
          ? t('auth.arrival.welcome.text')
          : t('auth.arrival.next.text', { title: next.title })
      }
      action={{
        label: t(next.title === null ? 'auth.arrival.next.leftOff' : 'auth.arrival.next.action'),
        path: safeRedirect(next.path),
      }}
    />
  );
}

/**
 * No procedure resends a link: an expired registration has to be repeated, and an address change is
 * requested again in the account settings. Members only need the latter.
 */
function LinkExpired() {
  const t = useTexts('auth');
  const { user } = useSession();
  return user ? (
    <AuthRedirectDialog
      title={t('auth.linkExpired.title')}
      text={t('auth.arrival.expired.memberText')}
      action={{ label: t('auth.arrival.expired.memberAction'), path: emailSettings }}
    />
  ) : (
    <AuthRedirectDialog
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
