// @vitest-environment jsdom
import './testing/fake-network.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeAccount, makeDevice } from './account.factory.ts';
import { calls, FakeDeclaredError } from './testing/fake-network.ts';
import { renderAccount, toasts } from './testing/render-account.tsx';

const erasureAt = new Date('2026-12-15T10:00:00Z');

describe('account screen', () => {
  it('welcomes the member and says since when they are one [R2.20]', async () => {
    renderAccount(makeAccount());
    const welcome = await screen.findByRole('heading', { level: 1 });
    expect(welcome.textContent).toBe('Welcome, Jana');
    expect(screen.getByText('Member since March 2026')).toBeDefined();
  });

  it('lists every section that it has', async () => {
    renderAccount(makeAccount());
    const list = within(await screen.findByRole('navigation', { name: 'Account sections' }));
    const targets = list.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1));
    const sections = screen.getAllByRole('region').map((section) => section.id);
    expect(targets).toEqual(sections);
  });

  it('says that it is loading, and lets a failed read be repeated', async () => {
    let isDown = true;
    const read = () => {
      if (isDown) throw new FakeDeclaredError('SERVICE_UNAVAILABLE', 503);
      return makeAccount();
    };
    const { user } = renderAccount(makeAccount(), { handlers: { read } });
    expect(screen.getByRole('status').textContent).toContain('Loading');
    await screen.findByText('We couldn’t load your account');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Welcome, Jana')).toBeDefined();
  });

  it('leads an administrator without a second factor to setting it up', async () => {
    renderAccount(makeAccount(), { needsSecondFactor: true });
    const link = await screen.findByRole('link', { name: 'Set up two-factor authentication' });
    expect(link.getAttribute('href')).toBe('#two-factor');
  });

  it('tells them to sign in again once it is set up', async () => {
    renderAccount(makeAccount({ hasTwoFactor: true }), { needsSecondFactor: true });
    const link = await screen.findByRole('link', { name: 'Sign in again' });
    expect(link.getAttribute('href')).toBe('/auth?tab=signin&redirect=%2Faccount-settings');
  });

  it('keeps an account that waits for its erasure', async () => {
    const account = makeAccount({ erasureAt });
    const cancelErasure = () => {
      account.erasureAt = null;
      return {};
    };
    const { user } = renderAccount(account, { handlers: { cancelErasure } });
    expect(await screen.findAllByText(/delete your account on 15 December 2026/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByText(/delete your account on/)).toBeNull());
    expect(toasts).toEqual(['We’ve kept your account. Nothing was deleted.']);
  });

  it('says that a session has ended meanwhile', async () => {
    let isOver = false;
    const read = () => {
      if (isOver) throw new FakeDeclaredError('UNAUTHORIZED', 401);
      return makeAccount({ pendingEmail: 'new@example.com' });
    };
    const cancelEmailChange = () => {
      isOver = true;
      throw new FakeDeclaredError('UNAUTHORIZED', 401);
    };
    const { user } = renderAccount(makeAccount(), { handlers: { read, cancelEmailChange } });
    await user.click(await screen.findByRole('button', { name: 'Cancel change' }));
    expect(await screen.findAllByText('You’ve been signed out')).toHaveLength(2);
  });
});

describe('devices', () => {
  const phone = makeDevice({
    id: 'd2',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });

  it('are named, this one is marked and cannot be signed out here', async () => {
    const account = makeAccount({ devices: [phone, makeDevice({ isCurrent: true })] });
    renderAccount(account);
    const list = await screen.findByRole('list', { name: 'Signed-in devices' });
    await within(list).findByText('Chrome on Linux');
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('This device');
    expect(first && within(first).queryByRole('button')).toBeNull();
    expect(second?.textContent).toContain('Safari on iOS');
  });

  it('are signed out one by one', async () => {
    const account = makeAccount({ devices: [makeDevice({ isCurrent: true }), phone] });
    const revokeDevice = ({ id, currentPassword }: { id: string; currentPassword?: string }) => {
      if (currentPassword !== 'right') throw new FakeDeclaredError('PASSWORD_WRONG', 422);
      account.devices = account.devices.filter((device) => device.id !== id);
      return {};
    };
    const { user } = renderAccount(account, { handlers: { revokeDevice } });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign out Safari on iOS?' }));
    await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    await dialog.findByText(/That’s not your password/);
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), 'right{Enter}');
    await screen.findByText('You’re only signed in on this device.');
    const input = { id: 'd2', currentPassword: 'right' };
    expect(calls).toContainEqual({ procedure: 'revokeDevice', input });
    await waitFor(() => expect(document.activeElement?.id).toBe('devices-title'));
  });

  it('are signed out all at once', async () => {
    const account = makeAccount({ devices: [makeDevice({ isCurrent: true }), phone] });
    const revokeOtherDevices = () => {
      account.devices = account.devices.slice(0, 1);
      return { revoked: 1 };
    };
    const { user } = renderAccount(account, { handlers: { revokeOtherDevices } });
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    await user.type(screen.getByLabelText('Your password'), 'right{Enter}');
    await screen.findByText('You’re only signed in on this device.');
    const input = { currentPassword: 'right' };
    expect(calls).toContainEqual({ procedure: 'revokeOtherDevices', input });
    expect(toasts).toEqual(['1 device signed out.']);
  });

  it('say that a device was gone already, and no longer show it', async () => {
    const account = makeAccount({ devices: [makeDevice({ isCurrent: true }), phone] });
    const revokeDevice = () => {
      account.devices = account.devices.slice(0, 1);
      throw new FakeDeclaredError('DEVICE_NOT_FOUND', 404);
    };
    const { user } = renderAccount(account, { handlers: { revokeDevice } });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await user.type(screen.getByLabelText('Your password'), 'right{Enter}');
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  });
});

describe('export of the data', () => {
  const requestedAt = new Date('2026-11-15T10:00:00Z');
  const availableUntil = new Date('2026-11-22T10:00:00Z');

  it.each([
    ['preparing', 'We’re preparing your file', 0],
    ['ready', 'Your file is ready', 1],
    ['failed', 'We couldn’t create your file', 1],
  ] as const)('says that it is %s', async (state, title, buttons) => {
    const latestExport = { id: 'e1', requestedAt, state, availableUntil };
    renderAccount(makeAccount({ latestExport }));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.queryAllByRole('button', { name: 'Request a new file' })).toHaveLength(buttons);
    const downloads = state === 'ready' ? 1 : 0;
    expect(screen.queryAllByRole('button', { name: 'Download' })).toHaveLength(downloads);
  });
});
