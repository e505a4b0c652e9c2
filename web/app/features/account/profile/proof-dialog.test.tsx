// @vitest-environment jsdom
import './testing/fake-network.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeAccount } from './account.factory.ts';
import { calls, FakeDeclaredError } from './testing/fake-network.ts';
import { renderAccount, toasts } from './testing/render-account.tsx';

type ProvenChange = { currentPassword?: string; newEmail: string; language: string };

function requestEmailChange({ currentPassword, newEmail }: ProvenChange) {
  if (!newEmail.includes('@')) {
    throw new FakeDeclaredError('BAD_REQUEST', 400, {
      issues: [{ path: ['newEmail'], message: '' }],
    });
  }
  if (currentPassword !== 'right') throw new FakeDeclaredError('PASSWORD_WRONG', 422);
  return {};
}

async function openChange(
  hasPassword = true,
  handler: (input: never) => unknown = requestEmailChange,
) {
  const account = makeAccount({ hasPassword });
  const { user } = renderAccount(account, { handlers: { requestEmailChange: handler } });
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  const dialog = within(screen.getByRole('dialog'));
  return {
    user,
    dialog,
    send: () => user.click(dialog.getByRole('button', { name: 'Send link' })),
  };
}

describe('acts that need the password', () => {
  it('ask for it and send it along', async () => {
    const { user, dialog, send } = await openChange();
    await user.type(dialog.getByLabelText('New email address'), 'new@example.com');
    await user.type(dialog.getByLabelText('Your password'), 'right');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const input = { currentPassword: 'right', newEmail: 'new@example.com', language: 'en' };
    expect(calls).toContainEqual({ procedure: 'requestEmailChange', input });
    expect(toasts).toEqual(['We’ve sent a link to your new address.']);
  });

  it('do not begin without it', async () => {
    const { user, dialog, send } = await openChange();
    await user.type(dialog.getByLabelText('New email address'), 'new@example.com');
    await send();
    expect(dialog.getByText('Enter your password.')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText('Your password'));
    expect(calls.map((call) => call.procedure)).not.toContain('requestEmailChange');
  });

  it('say beside the field that it was wrong, and stay open', async () => {
    const { user, dialog, send } = await openChange();
    await user.type(dialog.getByLabelText('New email address'), 'new@example.com');
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    await send();
    await dialog.findByText(/That’s not your password/);
    const password = dialog.getByLabelText('Your password');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password);
  });

  it('say which other field was refused', async () => {
    const { user, dialog, send } = await openChange();
    await user.type(dialog.getByLabelText('New email address'), 'nonsense');
    await user.type(dialog.getByLabelText('Your password'), 'right');
    await send();
    await dialog.findByText(/Enter a valid email address/);
    expect(document.activeElement).toBe(dialog.getByLabelText('New email address'));
  });

  it('send people without a password to sign in again where that is long ago', async () => {
    const refuse = vi.fn(() => {
      throw new FakeDeclaredError('FRESH_SIGN_IN_NEEDED', 403);
    });
    const { user, dialog, send } = await openChange(false, refuse);
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    await user.type(dialog.getByLabelText('New email address'), 'new@example.com');
    await send();
    const link = await dialog.findByRole('link', { name: 'Sign in again' });
    expect(link.getAttribute('href')).toBe('/auth?tab=signin&redirect=%2Faccount-settings');
    expect(refuse).toHaveBeenCalledWith({ newEmail: 'new@example.com', language: 'en' });
  });

  it('forget a rejection when they are closed', async () => {
    const { user, dialog, send } = await openChange();
    await send();
    expect(dialog.getByText('Enter your password.')).toBeDefined();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Change email address' }));
    expect(screen.queryByText('Enter your password.')).toBeNull();
  });
});
