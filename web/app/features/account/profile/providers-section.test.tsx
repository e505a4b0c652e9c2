// @vitest-environment jsdom
import './testing/fake-network.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeAccount } from './account.factory.ts';
import { calls } from './testing/fake-network.ts';
import { renderAccount } from './testing/render-account.tsx';

function addressParts({ href, origin, pathname, search, hash }: Location) {
  return { href, origin, pathname, search, hash };
}

it('leads to a provider that is to be linked, after the password', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...addressParts(globalThis.location), assign });
  const startProviderLink = () => ({ url: 'https://id.example/auth' });
  const { user } = renderAccount(makeAccount({ providers: [] }), {
    handlers: { startProviderLink },
  });
  await user.click(await screen.findByRole('button', { name: 'Link Danube ID' }));
  await user.type(screen.getByLabelText('Your password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Link Danube ID' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://id.example/auth'));
  expect(calls).toContainEqual({
    procedure: 'startProviderLink',
    input: { currentPassword: 'right', id: 'danube-id' },
  });
});

it('offers nothing to link where everything is', async () => {
  renderAccount(makeAccount({ providers: [{ id: 'danube-id', name: 'Danube ID' }] }));
  await screen.findByRole('button', { name: 'Unlink Danube ID' });
  expect(screen.queryByRole('button', { name: 'Link Danube ID' })).toBeNull();
});

it.each([
  [false, 'Danube ID is linked.'],
  [true, /couldn’t link Danube ID/],
])('says how linking ended: failed %s', async (hasFailed, text) => {
  renderAccount(makeAccount(), { linking: { provider: 'danube-id', hasFailed } });
  expect(await screen.findByText(text)).toBeDefined();
});
