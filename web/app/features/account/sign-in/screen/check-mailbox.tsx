import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { RichText, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { helpPath } from '../../../shared/paths/help-paths.ts';
import { useAuth } from '../../../shared/session/use-session.tsx';
import type { AuthFormProps } from './auth-form.tsx';
import { useAuthPath } from './use-auth-path.ts';

const pollMs = 3_000;
const resendDelaySeconds = 30;

/** Waits until the email's link is opened, in this browser or another tab of it. */
export function CheckMailbox({ flow, redirect, email }: AuthFormProps & { email: string }) {
  const t = useTexts('auth');
  const localPath = useLocalPath();
  const pathTo = useAuthPath(redirect);
  useSessionPoll();
  return (
    <div className="grid justify-items-start gap-5">
      <p className="type-body">
        <RichText
          k="auth.mailbox.text"
          values={{ email }}
          elements={{ b: <b className="font-[560] break-words text-ink" /> }}
        />
      </p>
      <p className="type-body">{t('auth.mailbox.continues')}</p>
      <p>
        <TextLink to={localPath(helpPath('the-email-did-not-arrive'))}>
          {t('auth.mailbox.help')}
        </TextLink>
      </p>
      {flow.canSendAgain ? (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <ResendButton sendAgain={flow.sendAgain} />
          <Button variant="link" onClick={flow.correctAddress}>
            {t('auth.mailbox.correct')}
          </Button>
        </div>
      ) : (
        <Button asChild>
          <Link to={pathTo('signup')} reloadDocument>
            {t('auth.mailbox.correct')}
          </Link>
        </Button>
      )}
    </div>
  );
}

/** Polls for a session while the page is visible. */
function useSessionPoll(): void {
  const auth = useAuth();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void auth?.store.refresh();
    }, pollMs);
    return () => clearInterval(timer);
  }, [auth]);
}

function ResendButton({ sendAgain }: { sendAgain: () => Promise<boolean> }) {
  const t = useTexts('auth');
  const [secondsLeft, setSecondsLeft] = useState(resendDelaySeconds);
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    if (secondsLeft === 0) return undefined;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function again() {
    setIsBusy(true);
    const hasWorked = await sendAgain();
    setIsBusy(false);
    setIsSent(hasWorked);
    setSecondsLeft(resendDelaySeconds);
  }

  return (
    <div className="grid gap-1.5">
      <Button
        isLoading={isBusy}
        onClick={() => void again()}
        {...(secondsLeft > 0
          ? { disabledReason: t('auth.mailbox.againIn', { count: secondsLeft }) }
          : {})}
      >
        {t('auth.mailbox.again')}
      </Button>
      <p role="status" className="type-small empty:hidden">
        {isSent ? t('auth.mailbox.sentAgain') : null}
      </p>
    </div>
  );
}
