import type { Provider } from '@danube/contract/identity/identity.schemas.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '../../../../lib/page-url.tsx';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { RichText, useFallbackLang, useTexts } from '../../../../lib/texts.tsx';
import { useAuth } from '../../../shared/session/use-session.tsx';
import { useMailLink } from '../arrival/mail-link.ts';
import type { AuthOutcome } from '../auth-form/auth-outcome.ts';
import './auth.css';
import { AuthAside, type WantedCourse } from './auth-aside.tsx';
import type { AuthFormProps } from './auth-form.tsx';
import { LinkExpired, ResetDone, ResetSent } from './auth-notices.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { type AuthView, readAuthView } from './auth-view.ts';
import { CheckMailbox } from './check-mailbox.tsx';
import { ForgotForm, ResetForm } from './password-forms.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useAuthFlow } from './use-auth-flow.ts';

type AuthScreenProps = {
  providers: readonly Provider[];
  /** The token of `/reset-password/{token}`. */
  pathToken: string | null;
  outcome: AuthOutcome | null;
  /** The course that the redirect leads to; null if it isn't one. */
  course: WantedCourse | null;
};

/** The visible step; each has its heading. */
type Step = AuthView | 'secondFactor' | 'mailbox' | 'resetSent' | 'resetDone' | 'linkExpired';

/** One screen for signing in, registering and resetting a password. */
export function AuthScreen(props: AuthScreenProps) {
  const t = useTexts('auth', 'page');
  const lang = useFallbackLang('auth');
  const token = useResetToken(props.pathToken);
  const address = useLocation();
  const view = token ? 'reset' : readAuthView(address);
  const redirect = new URLSearchParams(address.search).get('redirect');
  const { outcome, providers, course } = props;
  const flow = useAuthFlow({ outcome, redirect, view, isLeavable: view !== 'reset' });
  const step = stepOf(flow.outcome, view);
  const title = t(titles[step]);
  return (
    <div lang={lang} className="auth">
      <PageHead
        title={`${title} · ${t('page.siteName')}`}
        description={t('auth.description')}
        isIndexed={false}
      />
      <div className="auth-form">
        {step === 'signin' || step === 'signup' ? (
          <AuthTabs view={step} redirect={redirect} onChoose={() => flow.show(null)} />
        ) : null}
        {/* The early script marks outdated browsers. */}
        <p className="hidden rounded-md bg-risk-wash px-4 py-3 text-sm in-data-browser:block">
          {t('page.compatibility.authentication')}
        </p>
        <StepHeading step={step} course={course} />
        <StepBody
          step={step}
          flow={flow}
          redirect={redirect}
          providers={providers}
          token={token ?? ''}
        />
      </div>
      <AuthAside course={course} />
    </div>
  );
}

type StepBodyProps = AuthFormProps & {
  step: Step;
  providers: readonly Provider[];
  token: string;
};

function StepBody(props: StepBodyProps): ReactNode {
  const { step, flow, redirect, providers, token } = props;
  const email = flow.outcome && 'email' in flow.outcome ? flow.outcome.email : '';
  const form = { flow, redirect };
  switch (step) {
    case 'signin':
      return <SignInForm {...form} providers={providers} />;
    case 'signup':
      return <SignUpForm {...form} providers={providers} />;
    case 'forgot':
      return <ForgotForm {...form} />;
    case 'reset':
      return <ResetForm flow={flow} token={token} />;
    case 'secondFactor':
      return <SecondFactorForm flow={flow} />;
    case 'mailbox':
      return <CheckMailbox {...form} email={email} />;
    case 'resetSent':
      return <ResetSent {...form} email={email} />;
    case 'resetDone':
      return <ResetDone {...form} />;
    case 'linkExpired':
      return <LinkExpired {...form} />;
  }
}

/** Takes focus when the step changes, so that screen readers announce it. */
function StepHeading({ step, course }: { step: Step; course: WantedCourse | null }) {
  const t = useTexts('auth');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The code field takes focus itself.
    if (step !== 'secondFactor') heading.current?.focus();
  }, [step]);
  const lede = intros[step];
  return (
    <div className="grid gap-3">
      <h1 ref={heading} tabIndex={-1} className="type-h2 outline-none">
        <RichText k={headings[step]} elements={{ em: <em className="font-[360]" /> }} />
      </h1>
      {lede ? <p className="type-body">{t(lede)}</p> : null}
      {course && step === 'signup' ? (
        <p className="type-body">{t('auth.signup.course', { course: course.title })}</p>
      ) : null}
    </div>
  );
}

/** A token in the URL is removed from it immediately and kept in memory. */
function useResetToken(pathToken: string | null): string | null {
  const auth = useAuth();
  const linkToken = useMailLink('reset')?.token ?? null;
  const token = linkToken ?? pathToken;
  useEffect(() => {
    if (!token) return;
    history.replaceState(history.state, '', '/auth?tab=signin');
    auth?.store.announceRecovery();
  }, [token, auth]);
  return token;
}

function stepOf(outcome: AuthOutcome | null, view: AuthView): Step {
  switch (outcome?.step) {
    case 'second-factor':
      return 'secondFactor';
    case 'check-mailbox':
      return 'mailbox';
    case 'reset-sent':
      return 'resetSent';
    case 'reset-done':
      return 'resetDone';
    case 'link-expired':
      return 'linkExpired';
    case 'refused':
      return outcome.intent === 'second-factor' ? 'secondFactor' : viewOfIntent[outcome.intent];
    case 'signed-in':
    case undefined:
      return view;
  }
}

const viewOfIntent = {
  'sign-in': 'signin',
  'sign-up': 'signup',
  forgot: 'forgot',
  reset: 'reset',
} as const;

const titles: Record<Step, TextKey> = {
  signin: 'auth.signin.title',
  signup: 'auth.signup.title',
  forgot: 'auth.forgot.title',
  reset: 'auth.reset.title',
  secondFactor: 'auth.secondFactor.title',
  mailbox: 'auth.mailbox.title',
  resetSent: 'auth.mailbox.title',
  resetDone: 'auth.resetDone.title',
  linkExpired: 'auth.linkExpired.title',
};

const headings: Record<Step, TextKey> = {
  ...titles,
  signin: 'auth.signin.heading',
  signup: 'auth.signup.heading',
};

const intros: Partial<Record<Step, TextKey>> = {
  forgot: 'auth.forgot.lede',
  reset: 'auth.reset.lede',
  secondFactor: 'auth.secondFactor.lede',
};
