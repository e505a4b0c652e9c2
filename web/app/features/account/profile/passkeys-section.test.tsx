// @vitest-environment jsdom
import './testing/fake-network.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeAccount } from './account.factory.ts';
import { calls } from './testing/fake-network.ts';
import { renderAccount } from './testing/render-account.tsx';

afterEach(() => vi.unstubAllGlobals());

it('asks for a name before the device makes a passkey that nobody could tell apart', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const { user } = renderAccount(makeAccount(), { handlers: { startPasskey: () => ({}) } });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.type(screen.getByLabelText('Your password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Create passkey' }));
  expect(screen.getByText(/Enter a name for the passkey/)).toBeDefined();
  expect(calls.map((call) => call.procedure)).not.toContain('startPasskey');
});

it('says where a browser cannot make passkeys', async () => {
  const { user } = renderAccount(makeAccount());
  const button = await screen.findByRole('button', { name: 'Add a passkey' });
  expect(screen.getByText('Your browser doesn’t support passkeys.')).toBeDefined();
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
