import { describe, expect, it, vi } from 'vitest';
import english from '../../../../../../locales/en/auth.json' with { type: 'json' };
import type { Problem } from '../../../../lib/failure.ts';
import type { Translate } from '../../../../lib/text-keys.ts';
import { createTextStore } from '../../../../lib/text-store.ts';
import { type AuthCode, type AuthError, authError } from '../../../shared/session/auth-result.ts';
import { makeSession } from '../../../shared/session/session.factory.ts';
import type { AuthOutcome } from './auth-outcome.ts';
import { problemText } from './problem-text.ts';
import { submitAuthForm } from './submit-auth-form.ts';

type Calls = Parameters<typeof submitAuthForm>[0];

const signedIn = { outcome: 'signed-in', session: makeSession() } as const;

function calls(error?: AuthError) {
  const answer = <Value>(value: Value) => vi.fn(async () => (error ? { error } : { value }));
  return {
    signIn: answer(signedIn) as Calls['signIn'],
    verifySecondFactor: answer(signedIn) as Calls['verifySecondFactor'],
    signUp: answer({}) as Calls['signUp'],
    requestPasswordReset: answer({}) as Calls['requestPasswordReset'],
    resetPassword: answer({}) as Calls['resetPassword'],
  };
}

/** A server's response, which may be newer than the page. */
function answered(code: string, data: object | null = null): AuthError {
  return authError({ code, data } as Problem<AuthCode>);
}

function form(fields: Record<string, string>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
}

const registration = {
  intent: 'sign-up',
  language: 'de',
  firstName: ' Anna ',
  lastName: 'Gruber',
  email: '  Anna.Gruber@Posteo.Example ',
  phone: '0043 (660) 123-4567',
  password: 'four calm river stones',
};

const translate: Translate = (() => {
  const store = createTextStore('en', () => undefined);
  store.add('auth', english, undefined);
  return store.translate;
})();

function submitErrorIn(outcome: AuthOutcome) {
  if (outcome.step !== 'refused') throw new Error(`not refused but ${outcome.step}`);
  return outcome;
}

function wordsOf(outcome: AuthOutcome): Record<string, string> {
  const { problem, fields } = submitErrorIn(outcome);
  const beside = Object.entries(fields).map(([name, wrong]) => [
    name,
    problemText(translate, wrong),
  ]);
  return Object.fromEntries([
    ...beside,
    ...(problem ? [['form', problemText(translate, problem)]] : []),
  ]);
}

describe('signing in', () => {
  it('[R5.01] trims and lower-cases the address, and leaves the password as typed', async () => {
    const api = calls();
    const sent = form({
      intent: 'sign-in',
      identifier: ' Anna@Posteo.EXAMPLE\t',
      password: ' Pa ss ',
    });
    expect(await submitAuthForm(api, sent)).toEqual({ step: 'signed-in' });
    expect(api.signIn).toHaveBeenCalledExactlyOnceWith({
      identifier: 'anna@posteo.example',
      password: ' Pa ss ',
    });
  });

  it('[R5.01] asks for an address or number and a password when both are empty', async () => {
    const api = calls();
    const outcome = await submitAuthForm(api, form({ identifier: '  ', password: '' }));
    expect(wordsOf(outcome).form).toBe(
      'You must provide either an email or phone number and a password',
    );
    expect(Object.keys(submitErrorIn(outcome).fields)).toEqual(['identifier', 'password']);
    expect(api.signIn).not.toHaveBeenCalled();
  });

  it('names the one field that is empty', async () => {
    const outcome = await submitAuthForm(calls(), form({ identifier: 'a@b.example' }));
    expect(Object.keys(submitErrorIn(outcome).fields)).toEqual(['password']);
    expect(submitErrorIn(outcome).problem).toBeNull();
  });

  it('goes on to the second factor', async () => {
    const api = calls();
    api.signIn = async () => ({ value: { outcome: 'second-factor' } });
    const outcome = await submitAuthForm(api, form({ identifier: 'a', password: 'b' }));
    expect(outcome).toEqual({ step: 'second-factor' });
  });

  it.each<[string, string, { data?: object; words: RegExp }]>([
    ['CREDENTIALS_INVALID', 'password', { words: /don’t match an account/ }],
    ['ACCOUNT_SUSPENDED', 'form', { data: { reason: 'no reply' }, words: /Reason: no reply$/ }],
    ['TOO_MANY_REQUESTS', 'form', { data: { retryAfterSeconds: 61 }, words: /in 2 minutes/ }],
    ['TOO_MANY_REQUESTS', 'form', { data: { retryAfterSeconds: 9 }, words: /in 1 minute\./ }],
    ['UNREACHABLE', 'form', { words: /couldn’t connect/ }],
    ['NEVER_HEARD_OF', 'form', { words: /went wrong on our side/ }],
  ])('says %s at the %s: %o', async (code, place, { data = null, words }) => {
    const sent = form({ identifier: 'anna@posteo.example', password: 'secret' });
    const outcome = await submitAuthForm(calls(answered(code, data)), sent);
    expect(wordsOf(outcome)[place]).toMatch(words);
    expect(submitErrorIn(outcome).kept).toEqual({ identifier: 'anna@posteo.example' });
  });

  it('drops the spaces of a code, and begins again when the first step is too long ago', async () => {
    const api = calls();
    await submitAuthForm(api, form({ intent: 'second-factor', code: ' 123 456 ' }));
    expect(api.verifySecondFactor).toHaveBeenCalledExactlyOnceWith({ code: '123456' });
    const expired = calls(answered('SECOND_FACTOR_EXPIRED'));
    const outcome = await submitAuthForm(
      expired,
      form({ intent: 'second-factor', code: '123456' }),
    );
    expect(submitErrorIn(outcome).intent).toBe('sign-in');
  });
});

describe('registering', () => {
  it('[R5.01] sends a trimmed, lower-cased address and an international number', async () => {
    const api = calls();
    const outcome = await submitAuthForm(api, form(registration));
    expect(api.signUp).toHaveBeenCalledExactlyOnceWith({
      firstName: 'Anna',
      lastName: 'Gruber',
      email: 'anna.gruber@posteo.example',
      phone: '+436601234567',
      password: 'four calm river stones',
      language: 'de',
    });
    expect(outcome).toMatchObject({ step: 'check-mailbox', email: 'anna.gruber@posteo.example' });
  });

  it('leaves out a number that was not given', async () => {
    const api = calls();
    await submitAuthForm(api, form({ ...registration, phone: ' ' }));
    expect(vi.mocked(api.signUp).mock.calls[0]?.[0]).not.toHaveProperty('phone');
  });

  it('names every field that is to be put right, without asking the server', async () => {
    const api = calls();
    const sent = { intent: 'sign-up', email: 'anna@', phone: '12', password: 'short' };
    const { fields, kept } = submitErrorIn(await submitAuthForm(api, form(sent)));
    expect(Object.keys(fields)).toEqual(['firstName', 'lastName', 'email', 'phone', 'password']);
    expect(kept).toEqual({ email: 'anna@', phone: '12' });
    expect(api.signUp).not.toHaveBeenCalled();
  });

  it('sends the code of whoever invited them, and nothing that cannot be one', async () => {
    const api = calls();
    await submitAuthForm(api, form({ ...registration, referralCode: ' balaz7 ' }));
    await submitAuthForm(api, form({ ...registration, referralCode: 'my friend Tom' }));
    const sent = vi.mocked(api.signUp).mock.calls.map(([input]) => input.referralCode);
    expect(sent).toEqual(['balaz7', undefined]);
  });

  it('sends where they came from, and nothing that isn’t known', async () => {
    const api = calls();
    await submitAuthForm(api, form({ ...registration, source: 'search' }));
    await submitAuthForm(api, form({ ...registration, source: 'a friend' }));
    const sent = vi.mocked(api.signUp).mock.calls.map(([input]) => input.source);
    expect(sent).toEqual(['search', undefined]);
  });

  it('[R2.33] sends the page that was wanted, and nothing that leads to another site', async () => {
    const api = calls();
    await submitAuthForm(api, form({ ...registration, redirect: '/my-courses/fast-track' }));
    await submitAuthForm(api, form({ ...registration, redirect: '//evil.example' }));
    const sent = vi.mocked(api.signUp).mock.calls.map(([input]) => input.redirect);
    expect(sent).toEqual(['/my-courses/fast-track', undefined]);
  });

  it('[R8.06] shows a weak password with its reasons', async () => {
    const error = answered('PASSWORD_WEAK', { reasons: ['commonWord', 'sequence', 'unheard of'] });
    const outcome = await submitAuthForm(calls(error), form(registration));
    expect(wordsOf(outcome).password).toBe(
      'This password is too weak. Avoid common words. Avoid sequences such as abc or 123.',
    );
  });
});

describe('a forgotten password', () => {
  it('[R5.01] asks for a link to the trimmed, lower-cased address', async () => {
    const api = calls();
    const sent = form({ intent: 'forgot', email: ' ANNA@posteo.example ', language: 'xx' });
    expect(await submitAuthForm(api, sent)).toEqual({
      step: 'reset-sent',
      email: 'anna@posteo.example',
    });
    expect(api.requestPasswordReset).toHaveBeenCalledExactlyOnceWith({
      email: 'anna@posteo.example',
      language: 'en',
    });
  });

  it.each([
    ['LINK_INVALID', 'link-expired'],
    ['BAD_REQUEST', 'link-expired'],
    ['PASSWORD_WEAK', 'refused'],
    ['UNREACHABLE', 'refused'],
  ])('answers %s with %s', async (code, step) => {
    const sent = form({ intent: 'reset', token: 't', password: 'four calm river stones' });
    expect((await submitAuthForm(calls(answered(code)), sent)).step).toBe(step);
  });

  it('ends with the new password', async () => {
    const api = calls();
    const sent = form({ intent: 'reset', token: 't', password: 'four calm river stones' });
    expect(await submitAuthForm(api, sent)).toEqual({ step: 'reset-done' });
  });
});
