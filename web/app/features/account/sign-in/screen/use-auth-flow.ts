import type { SignUpSource } from '@danube/contract/identity/sign-up-sources.ts';
import { safeRedirect } from '@danube/contract/site/safe-redirect.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../lib/texts.tsx';
import type { AuthError } from '../../../shared/session/auth-result.ts';
import { useAuth, useSession } from '../../../shared/session/use-session.tsx';
import { saveReturnPath } from '../arrival/return-path.ts';
import { type AuthOutcome, pickRefillValues, toAuthProblem } from '../auth-form/auth-outcome.ts';
import { submitAuthForm } from '../auth-form/submit-auth-form.ts';
import type { AuthView } from './auth-view.ts';

type AuthFlowOptions = {
  /** The server's result for a form submitted before hydration. */
  outcome: AuthOutcome | null;
  redirect: string | null;
  /** The view in the URL. */
  view: AuthView;
  /** Signed-in people are redirected, except while resetting a password. */
  isLeavable: boolean;
};

type ProviderSignInInput = {
  provider: string;
  /** Which form offered it. */
  intent: 'sign-in' | 'sign-up';
  form: HTMLFormElement | null;
  /** The value of the "Invited by" field; only used if the provider creates a new account. */
  referralCode?: string | null;
  source?: SignUpSource | null;
};

export type AuthFlow = ReturnType<typeof useAuthFlow>;

/** The steps of the screen after hydration; before, the server handles them. */
export function useAuthFlow({ outcome: started, redirect, view, isLeavable }: AuthFlowOptions) {
  const auth = useAuth();
  const { session } = useSession();
  const navigate = useNavigate();
  const language = useLanguage();
  // A form's result belongs to its view: following a link to another view discards it.
  const [ended, setEnded] = useState({ outcome: started, view });
  const outcome = ended.view === view ? ended.outcome : null;
  const setOutcome = (next: AuthOutcome | null) => setEnded({ outcome: next, view });
  const [isBusy, setIsBusy] = useState(false);
  /** A registration that can be resent; in memory only, because it contains a password. */
  const [registration, setRegistration] = useState<FormData | null>(null);
  const isSignedIn = session !== null;

  const hasLeft = useRef(false);

  useEffect(() => {
    if (!isSignedIn || !isLeavable || hasLeft.current) return;
    hasLeft.current = true;
    void navigate(safeRedirect(redirect), { replace: true });
  }, [isSignedIn, isLeavable, redirect, navigate]);

  const isInProgress = useRef(false);

  async function run(act: () => Promise<AuthOutcome | null>) {
    if (isInProgress.current) return;
    isInProgress.current = true;
    setIsBusy(true);
    try {
      const next = await act();
      if (next) setOutcome(next);
    } finally {
      isInProgress.current = false;
      setIsBusy(false);
    }
  }

  return {
    outcome,
    isBusy,
    canSendAgain: registration !== null,
    show: setOutcome,
    /** Until the session is known, the browser submits the form. */
    submit: auth
      ? (form: FormData) =>
          run(async () => {
            const next = await submitAuthForm(auth.acts, form);
            if (next.step === 'check-mailbox') setRegistration(form);
            return next;
          })
      : undefined,
    async sendAgain(): Promise<boolean> {
      if (!auth || !registration) return false;
      const next = await submitAuthForm(auth.acts, registration);
      if (next.step !== 'check-mailbox') setOutcome(next);
      return next.step === 'check-mailbox';
    },
    correctAddress() {
      const kept = outcome?.step === 'check-mailbox' ? outcome.kept : {};
      setRegistration(null);
      setOutcome({ step: 'refused', intent: 'sign-up', problem: null, fields: {}, kept });
    },
    signInWithPasskey(form: HTMLFormElement | null) {
      void run(async () => {
        const answer = await auth?.acts.signInWithPasskey();
        if (answer?.value) return { step: answer.value.outcome };
        return answer?.error ? rejection(answer.error, form) : null;
      });
    },
    signInWithProvider({ provider, intent, form, ...details }: ProviderSignInInput) {
      void run(async () => {
        const wanted = safeRedirect(redirect);
        saveReturnPath(wanted);
        const input = { provider, language, redirect: wanted, ...toSignUpDetails(details) };
        const answer = await auth?.acts.signInWithProvider(input);
        return answer?.error ? rejection(answer.error, form, intent) : null;
      });
    },
  };
}

/** What is sent with a sign-up; unknown values are left out. */
function toSignUpDetails({
  referralCode,
  source,
}: Pick<ProviderSignInInput, 'referralCode' | 'source'>) {
  return { ...(referralCode ? { referralCode } : {}), ...(source ? { source } : {}) };
}

/** Keeps the typed values for buttons that aren't part of the form. */
function rejection(
  error: AuthError,
  form: HTMLFormElement | null,
  intent: 'sign-in' | 'sign-up' = 'sign-in',
): AuthOutcome {
  const kept = form ? pickRefillValues(new FormData(form)) : {};
  const met = toAuthProblem(error);
  return { step: 'refused', intent, problem: met, fields: {}, kept };
}
