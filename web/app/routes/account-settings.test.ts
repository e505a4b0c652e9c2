import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import { action } from './account-settings.tsx';

const account = {
  changeProfile: async ({ firstName }: { firstName: string }) => {
    const issues = [{ path: ['firstName'], message: '' }];
    if (firstName === '') throw declaredFailure('BAD_REQUEST', 400, { issues });
    return {};
  },
  changePassword: async ({ currentPassword }: { currentPassword: string }) => {
    if (currentPassword !== 'right') throw declaredFailure('PASSWORD_WRONG', 422);
    return {};
  },
};

/** Submits a form as a browser does before hydration. */
async function send(search: string, entries: Record<string, string>) {
  const url = new URL(`https://academy.example/account-settings${search}`);
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(entries) });
  const context = new RouterContextProvider();
  // The action only uses these two and the page's language.
  const page = { api: { identity: { account } }, language: 'en', siteUrl: 'https://d.example' };
  context.set(pageRequest, page as unknown as PageRequest);
  return action({ context, request, url, params: {}, pattern: '/account-settings' });
}

const profile = { firstName: 'Jana', lastName: 'Nováková', phone: '', language: 'en' };

describe('forms sent before the application has started', () => {
  it('lead back to the page, which says that the profile is saved', async () => {
    const answer = await send('?form=profile', profile);
    if (!(answer instanceof Response)) throw new Error('expected a redirect');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/account-settings?saved=profile#account-notices');
  });

  it('switch the site to the language that was chosen', async () => {
    const answer = await send('?form=profile', { ...profile, language: 'de' });
    if (!(answer instanceof Response)) throw new Error('expected a redirect');
    expect(answer.headers.get('location')).toBe(
      '/account-settings?saved=profile&lang=de#account-notices',
    );
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-userLanguage=de; path=\/;.*; Secure$/,
    );
  });

  it('come back with what was typed and what was wrong', async () => {
    const answer = await send('?form=profile', { ...profile, firstName: '' });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { form: 'profile', values: { lastName: 'Nováková' } },
    });
    expect(answer).toHaveProperty('data.outcome.problem.fields', ['firstName']);
  });

  it('never send a password back', async () => {
    const answer = await send('?form=password', {
      currentPassword: 'wrong-secret',
      newPassword: 'new-secret',
    });
    expect(answer).toHaveProperty('data.outcome.problem.code', 'PASSWORD_WRONG');
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  it('are refused where no such form exists', async () => {
    await expect(send('?form=role', { role: 'admin' })).rejects.toMatchObject({
      init: { status: 400 },
    });
  });
});
