// @vitest-environment jsdom
import './testing/fake-network.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeAccount } from './account.factory.ts';
import { calls, FakeDeclaredError } from './testing/fake-network.ts';
import { renderAccount, toasts } from './testing/render-account.tsx';

const reminders = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: /^Reminders about my courses/ });

describe('emails from us', () => {
  it('stores a choice at once and shows what is stored', async () => {
    let stored = { learningReminders: true, communityDigest: 'off' };
    const change = (input: Partial<typeof stored>) => {
      stored = { ...stored, ...input };
      return {};
    };
    const { user } = renderAccount(makeAccount(), { handlers: { mine: () => stored, change } });
    expect((await reminders()).checked).toBe(true);
    await user.click(await reminders());
    await waitFor(() => expect(toasts).toEqual(['Email preferences saved.']));
    expect(calls).toContainEqual({ procedure: 'change', input: { learningReminders: false } });
    await waitFor(async () => expect((await reminders()).checked).toBe(false));
    await user.selectOptions(screen.getByLabelText('Community digest'), 'Every Monday');
    await waitFor(() => expect(stored.communityDigest).toBe('weekly'));
    expect(calls).toContainEqual({ procedure: 'change', input: { communityDigest: 'weekly' } });
  });

  it('says that a choice was not stored, and shows the old one again', async () => {
    const change = () => {
      throw new FakeDeclaredError('SERVICE_UNAVAILABLE', 503);
    };
    const { user } = renderAccount(makeAccount(), { handlers: { change } });
    await user.click(await reminders());
    expect(await screen.findByRole('alert')).toBeDefined();
    expect((await reminders()).checked).toBe(true);
    expect(toasts).toEqual([]);
  });

  it('lets a failed read be repeated without the rest of the account', async () => {
    let isDown = true;
    const mine = () => {
      if (isDown) throw new FakeDeclaredError('SERVICE_UNAVAILABLE', 503);
      return { learningReminders: false, communityDigest: 'off' };
    };
    const { user } = renderAccount(makeAccount(), { handlers: { mine } });
    await screen.findByText('We couldn’t load your email preferences.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await reminders()).checked).toBe(false);
  });
});
