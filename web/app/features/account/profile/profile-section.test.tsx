// @vitest-environment jsdom
import './testing/fake-network.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeAccount } from './account.factory.ts';
import { calls, FakeDeclaredError } from './testing/fake-network.ts';
import { renderAccount, toasts } from './testing/render-account.tsx';

type Profile = { firstName: string; lastName: string; phone: string | null; language: 'en' };

function renderProfile() {
  const account = makeAccount({ phone: '+421900123456' });
  const changeProfile = (profile: Profile) => {
    if (profile.firstName === '') {
      throw new FakeDeclaredError('BAD_REQUEST', 400, {
        issues: [{ path: ['firstName'], message: '' }],
      });
    }
    Object.assign(account, profile);
    return {};
  };
  return renderAccount(account, { handlers: { changeProfile } });
}

const save = () => screen.getByRole('button', { name: 'Save profile' });
const question = { name: 'Leave without saving?' };

describe('profile form', () => {
  it('saves, says so and greets by the new name', async () => {
    const { user } = renderProfile();
    const name = await screen.findByLabelText('First name');
    await user.clear(name);
    await user.type(name, 'Anna');
    await user.clear(screen.getByLabelText(/Phone/));
    await user.click(save());
    await screen.findByText('Welcome, Anna');
    expect(calls).toContainEqual({
      procedure: 'changeProfile',
      input: { firstName: 'Anna', lastName: 'Nováková', phone: null, language: 'en' },
    });
    await waitFor(() => expect(toasts).toEqual(['Profile saved.']));
  });

  it('says beside the field what was refused and keeps what was typed', async () => {
    const { user } = renderProfile();
    const name = await screen.findByLabelText('First name');
    await user.clear(name);
    await user.click(save());
    await screen.findByText(/Enter your first name/);
    expect(document.activeElement).toBe(name);
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Nováková');
    expect(toasts).toEqual([]);
  });

  it('asks before unsaved changes are lost, and stays if wanted', async () => {
    const { user, router } = renderProfile();
    await user.type(await screen.findByLabelText('First name'), 'x');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await screen.findByRole('dialog', question);
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull());
    expect(router.state.location.pathname).toBe('/account-settings');
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Janax');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Another page')).toBeDefined();
  });

  it('asks nothing where nothing was changed, or all of it saved', async () => {
    const { user } = renderProfile();
    const name = await screen.findByLabelText('First name');
    await user.type(name, 'x');
    await user.click(save());
    await screen.findByText('Welcome, Janax');
    await waitFor(() => expect(toasts).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Another page')).toBeDefined();
  });
});
