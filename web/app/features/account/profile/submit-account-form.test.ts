import { describe, expect, it, vi } from 'vitest';
import { declaredFailure } from '../../../lib/testing/declared-failure.ts';
import { toProblem } from './account-problem.ts';
import { submitPassword, submitProfile } from './submit-account-form.ts';

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

const profile = { firstName: 'Jana', lastName: 'Nováková', phone: ' ', language: 'de' };

describe('forms of the account', () => {
  it('send no telephone number where the field is empty', async () => {
    const changeProfile = vi.fn(async () => ({}));
    const outcome = await submitProfile({ changeProfile }, formOf(profile));
    expect(outcome).toEqual({ isSaved: true, language: 'de' });
    expect(changeProfile).toHaveBeenCalledWith({ ...profile, phone: null });
  });

  it('refuse a language that we do not speak', async () => {
    const changeProfile = vi.fn(async () => ({}));
    const outcome = await submitProfile({ changeProfile }, formOf({ ...profile, language: 'xx' }));
    expect(outcome).toMatchObject({ isSaved: false, problem: { fields: ['language'] } });
    expect(changeProfile).not.toHaveBeenCalled();
  });

  it('say which fields the server refused', async () => {
    const changeProfile = vi.fn(async () => {
      const issues = [
        { path: ['phone'], message: '' },
        { path: ['lastName'], message: '' },
      ];
      throw declaredFailure('BAD_REQUEST', 400, { issues });
    });
    const outcome = await submitProfile({ changeProfile }, formOf(profile));
    expect(outcome).toMatchObject({ problem: { fields: ['phone', 'lastName'] } });
  });

  it('say why a password is weak', async () => {
    const changePassword = vi.fn(async () => {
      throw declaredFailure('PASSWORD_WEAK', 422, { reasons: ['tooShort', 'name'] });
    });
    const outcome = await submitPassword({ changePassword }, formOf({ newPassword: 'jana' }));
    expect(outcome).toMatchObject({ problem: { data: { reasons: ['tooShort', 'name'] } } });
  });

  it('let failures of ours rise instead of blaming what was entered', async () => {
    const changePassword = vi.fn(async () => {
      throw declaredFailure('SERVICE_UNAVAILABLE', 503);
    });
    await expect(submitPassword({ changePassword }, formOf({}))).rejects.toThrow();
  });

  it('call an answer that never came an absence, and anything else a failure', () => {
    expect(toProblem(new TypeError('Failed to fetch')).code).toBe('UNREACHABLE');
    expect(toProblem(new Error('no idea')).code).toBe('UNKNOWN');
  });
});
