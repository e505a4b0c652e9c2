// @vitest-environment jsdom
import './testing/fake-network.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeAccount } from './account.factory.ts';
import { calls, FakeDeclaredError } from './testing/fake-network.ts';
import { renderAccount, toasts } from './testing/render-account.tsx';

const start = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/x',
  qrCode: { size: 29, path: 'M0 0h7v1h-7z' },
  recoveryCodes: ['aaaaa-11111', 'bbbbb-22222'],
};

async function beginSetup() {
  const account = makeAccount();
  const confirmTwoFactor = ({ code }: { code: string }) => {
    if (code !== '123456') throw new FakeDeclaredError('CODE_INVALID', 422);
    account.hasTwoFactor = true;
    account.recoveryCodesLeft = 2;
    return {};
  };
  const handlers = { startTwoFactor: () => start, confirmTwoFactor };
  const { user } = renderAccount(account, { handlers });
  await user.click(await screen.findByRole('button', { name: 'Set up two-factor authentication' }));
  await user.type(screen.getByLabelText('Your password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('img', { name: /QR code/ });
  return user;
}

describe('two-factor authentication', () => {
  it('shows the code with light around it, the key in groups and the recovery codes', async () => {
    await beginSetup();
    const picture = screen.getByRole('img', { name: /QR code/ });
    expect(picture.getAttribute('viewBox')).toBe('-4 -4 37 37');
    expect(picture.querySelector('path')?.getAttribute('d')).toBe(start.qrCode.path);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    const codes = within(screen.getByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem').map((code) => code.textContent)).toEqual(
      start.recoveryCodes,
    );
  });

  it('is on once a code fits, however it was spaced', async () => {
    const user = await beginSetup();
    await user.type(screen.getByLabelText('6-digit code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await screen.findByText(/2 recovery codes left/);
    expect(calls).toContainEqual({ procedure: 'confirmTwoFactor', input: { code: '123456' } });
    expect(toasts).toEqual(['Two-factor authentication is on.']);
    expect(screen.queryByText('aaaaa-11111')).toBeNull();
  });

  it('keeps everything on the page when a code does not fit', async () => {
    const user = await beginSetup();
    await user.type(screen.getByLabelText('6-digit code'), '999999');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await screen.findByText(/That code didn’t work/);
    expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
    expect(screen.getByText('aaaaa-11111')).toBeDefined();
  });

  it('asks for a code before it asks the server', async () => {
    const user = await beginSetup();
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await screen.findByText('Enter the 6-digit code from your app.');
    expect(calls.map((call) => call.procedure)).not.toContain('confirmTwoFactor');
  });

  it('warns when few recovery codes are left', async () => {
    renderAccount(makeAccount({ hasTwoFactor: true, recoveryCodesLeft: 1 }));
    const line = await screen.findByText(/1 recovery code left/);
    expect(line.textContent).toContain('Get new ones before you run out.');
  });
});
