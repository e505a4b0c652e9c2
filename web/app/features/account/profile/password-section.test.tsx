// @vitest-environment jsdom
import './testing/fake-network.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeAccount } from './account.factory.ts';
import { calls, FakeDeclaredError } from './testing/fake-network.ts';
import { renderAccount, toasts } from './testing/render-account.tsx';

type Change = { currentPassword: string; newPassword: string };

function changePassword({ currentPassword, newPassword }: Change) {
  if (currentPassword !== 'right') throw new FakeDeclaredError('PASSWORD_WRONG', 422);
  if (newPassword === 'jana')
    throw new FakeDeclaredError('PASSWORD_WEAK', 422, { reasons: ['name'] });
  return {};
}

const judgePassword = () => ({ score: 3, isAccepted: true, reasons: [] });

async function change(current: string, next: string) {
  const { user } = renderAccount(makeAccount(), { handlers: { changePassword, judgePassword } });
  await user.type(await screen.findByLabelText('Current password'), current);
  await user.type(screen.getByLabelText('New password'), next);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('password form', () => {
  it('changes the password, says so and leaves nothing in the fields', async () => {
    await change('right', 'harbour gravel ninety');
    await waitFor(() => expect(toasts[0]).toMatch(/^Password changed/));
    const input = { currentPassword: 'right', newPassword: 'harbour gravel ninety' };
    expect(calls).toContainEqual({ procedure: 'changePassword', input });
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
  });

  it('says beside the current one that it was wrong', async () => {
    await change('wrong', 'harbour gravel ninety');
    await screen.findByText(/That’s not your password/);
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  });

  it('says beside the new one why it is weak', async () => {
    await change('right', 'jana');
    await screen.findByText(/^This password is too easy to guess/);
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  });

  it('sends people without a password a link to set one', async () => {
    const account = makeAccount({
      hasPassword: false,
      providers: [{ id: 'Google', name: 'Google' }],
    });
    const { user } = renderAccount(account, { handlers: { requestPasswordReset: () => ({}) } });
    await user.click(await screen.findByRole('button', { name: 'Email me a link to set one' }));
    await waitFor(() => expect(toasts).toEqual(['We’ve sent a link to jana@example.com.']));
    const input = { email: 'jana@example.com', language: 'en' };
    expect(calls).toContainEqual({ procedure: 'requestPasswordReset', input });
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});
