import type { SignInOutcome } from '@danube/contract/identity/identity.schemas.ts';
import { minPasswordLength } from '@danube/contract/identity/password-rules.ts';
import { signUpSources } from '@danube/contract/identity/sign-up-sources.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import { safeRedirect } from '@danube/contract/site/safe-redirect.ts';
import { textOf } from '../../../../lib/form-text.ts';
import { readReferralCode } from '../../../shared/referral/referral-code.ts';
import type { AuthCalls } from '../../../shared/session/auth-calls.ts';
import type { Result } from '../../../shared/session/auth-result.ts';
import {
  type AuthOutcome,
  type AuthProblem,
  formProblem,
  pickRefillValues,
  type RefillValues,
  rejectFields,
  rejectWithError,
  type SubmitError,
} from './auth-outcome.ts';

type FormCalls = Pick<
  AuthCalls,
  'signIn' | 'verifySecondFactor' | 'signUp' | 'requestPasswordReset' | 'resetPassword'
>;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phonePattern = /^\+[1-9]\d{6,14}$/;

/**
 * Submits one form of the sign-in screen. The browser and the server (for a form submitted before
 * hydration) both use it, so both give the same result.
 */
export async function submitAuthForm(calls: FormCalls, form: FormData): Promise<AuthOutcome> {
  switch (textOf(form, 'intent')) {
    case 'second-factor':
      return verify(calls, form);
    case 'sign-up':
      return signUp(calls, form);
    case 'forgot':
      return requestReset(calls, form);
    case 'reset':
      return reset(calls, form);
    default:
      return signIn(calls, form);
  }
}

async function signIn(calls: FormCalls, form: FormData): Promise<AuthOutcome> {
  const identifier = normalIdentifier(textOf(form, 'identifier'));
  const password = textOf(form, 'password');
  const fields = requiredOnly({
    identifier: identifier ? undefined : formProblem('IDENTIFIER_NEEDED'),
    password: password ? undefined : formProblem('PASSWORD_NEEDED'),
  });
  if (!identifier && !password) {
    const missing = formProblem('CREDENTIALS_MISSING');
    return { ...rejectFields('sign-in', form, fields), problem: missing };
  }
  if (hasAny(fields)) return rejectFields('sign-in', form, fields);
  return stepAfter(await calls.signIn({ identifier, password }), 'sign-in', form);
}

async function verify(calls: FormCalls, form: FormData): Promise<AuthOutcome> {
  const code = textOf(form, 'code').replace(/\s/g, '');
  if (code.length < 6) {
    return rejectFields('second-factor', form, { code: formProblem('CODE_NEEDED') });
  }
  const answer = await calls.verifySecondFactor({ code });
  // The first step has expired too: it starts again with the password.
  const isOver = answer.error?.code === 'SECOND_FACTOR_EXPIRED';
  return stepAfter(answer, isOver ? 'sign-in' : 'second-factor', form);
}

async function signUp(calls: FormCalls, form: FormData): Promise<AuthOutcome> {
  const email = normalEmail(textOf(form, 'email'));
  const phone = normalPhone(textOf(form, 'phone'));
  const password = textOf(form, 'password');
  const firstName = textOf(form, 'firstName').trim();
  const lastName = textOf(form, 'lastName').trim();
  const fields = requiredOnly({
    firstName: firstName ? undefined : formProblem('FIRST_NAME_NEEDED'),
    lastName: lastName ? undefined : formProblem('LAST_NAME_NEEDED'),
    email: emailProblem(email),
    phone: phone === '' || phonePattern.test(phone) ? undefined : formProblem('PHONE_MALFORMED'),
    password: newPasswordProblem(password),
  });
  if (hasAny(fields)) return rejectFields('sign-up', form, fields);
  const referralCode = readReferralCode(textOf(form, 'referralCode'));
  const source = signUpSources.find((known) => known === textOf(form, 'source'));
  const redirect = safeRedirect(textOf(form, 'redirect'));
  const { error } = await calls.signUp({
    firstName,
    lastName,
    email,
    password,
    language: languageOf(form),
    ...(phone ? { phone } : {}),
    // A mistyped code is reported next to the field; it doesn't block the sign-up.
    ...(referralCode ? { referralCode } : {}),
    ...(source ? { source } : {}),
    ...(redirect === '/' ? {} : { redirect }),
  });
  if (error) return rejectWithError(error, 'sign-up', form);
  const kept: RefillValues = { ...pickRefillValues(form), email };
  return { step: 'check-mailbox', email, kept };
}

async function requestReset(calls: FormCalls, form: FormData): Promise<AuthOutcome> {
  const email = normalEmail(textOf(form, 'email'));
  const wrong = emailProblem(email);
  if (wrong) return rejectFields('forgot', form, { email: wrong });
  const { error } = await calls.requestPasswordReset({ email, language: languageOf(form) });
  return error ? rejectWithError(error, 'forgot', form) : { step: 'reset-sent', email };
}

async function reset(calls: FormCalls, form: FormData): Promise<AuthOutcome> {
  const token = textOf(form, 'token');
  const password = textOf(form, 'password');
  const wrong = newPasswordProblem(password);
  if (wrong) return rejectFields('reset', form, { password: wrong });
  const { error } = await calls.resetPassword({ token, password });
  if (!error) return { step: 'reset-done' };
  // A truncated token fails validation; for its owner that is the same as an invalid link.
  const isLink = error.code === 'LINK_INVALID' || error.code === 'BAD_REQUEST';
  return isLink ? { step: 'link-expired' } : rejectWithError(error, 'reset', form);
}

function stepAfter(
  answer: Result<SignInOutcome>,
  intent: 'sign-in' | 'second-factor',
  form: FormData,
): AuthOutcome {
  if (answer.error) return rejectWithError(answer.error, intent, form);
  return { step: answer.value.outcome };
}

/** An email is trimmed and lower-cased; a number is only trimmed. */
function normalIdentifier(text: string): string {
  return text.includes('@') ? normalEmail(text) : text.trim();
}

function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}

function normalPhone(text: string): string {
  return text.replace(/[\s().-]/g, '').replace(/^00/, '+');
}

function emailProblem(email: string): AuthProblem | undefined {
  if (!email) return formProblem('EMAIL_NEEDED');
  return emailPattern.test(email) ? undefined : formProblem('EMAIL_MALFORMED');
}

function newPasswordProblem(password: string): AuthProblem | undefined {
  if (!password) return formProblem('PASSWORD_NEEDED');
  if (password.length >= minPasswordLength) return undefined;
  return { code: 'PASSWORD_WEAK', data: { reasons: ['tooShort'] } };
}

function languageOf(form: FormData): LanguageCode {
  const language = textOf(form, 'language');
  return isLanguageCode(language) ? language : defaultLanguage;
}

function requiredOnly(fields: Record<string, AuthProblem | undefined>): SubmitError['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, wrong]) => wrong !== undefined));
}

function hasAny(fields: SubmitError['fields']): boolean {
  return Object.keys(fields).length > 0;
}
