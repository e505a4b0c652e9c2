// @vitest-environment jsdom

import type { ORPCError } from '@orpc/client';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withSecondFactor } from '../../../../lib/second-factor-gate.ts';
import { declaredFailure } from '../../../../lib/testing/declared-failure.ts';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../../shared/session/session.factory.ts';
import { makePageSession } from '../../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../../shared/session/use-session.tsx';
import { StepUp } from './step-up.tsx';

afterEach(cleanup);

/** A request that the server rejects until the factor is verified. */
function aRecord(needed: { hasApp: boolean; hasPasskey: boolean }) {
  const state = { isShown: false };
  const send = vi.fn(async () => {
    if (state.isShown) return 'done';
    throw declaredFailure('SECOND_FACTOR_NEEDED', 403, needed);
  });
  return { state, send, begin: () => withSecondFactor({ next: send }) };
}

function show(identity: Parameters<typeof makePageSession>[0]) {
  const page = makePageSession(identity, makeSession());
  render(
    <PageFrame path="/">
      <SessionProvider session={page}>
        <StepUp />
      </SessionProvider>
    </PageFrame>,
  );
}

describe('an act that needs the second factor', () => {
  it('is sent again once a code was accepted', async () => {
    const act = aRecord({ hasApp: true, hasPasskey: false });
    const showSecondFactor = vi.fn(async ({ code }: { code: string }) => {
      if (code !== '123456') throw declaredFailure('CODE_INVALID', 422);
      act.state.isShown = true;
      return {};
    });
    show({ account: { showSecondFactor } });
    const outcome = act.begin();
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    expect(
      screen.getByRole('textbox', {
        name: 'Code from your authenticator app',
        description: '6 digits from your app, or one of your recovery codes.',
      }),
    ).toBeDefined();
    await userEvent.keyboard('999999{Enter}');
    await screen.findByText(/That code didn’t work/);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard('123456{Enter}');
    expect(await outcome).toBe('done');
    expect(act.send).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is sent again after a passkey', async () => {
    const act = aRecord({ hasApp: false, hasPasskey: true });
    show({
      startPasskeySignIn: async () => ({}),
      finishPasskeySignIn: async () => {
        act.state.isShown = true;
        return { outcome: 'signed-in', session: makeSession() };
      },
    });
    const outcome = act.begin();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await outcome).toBe('done');
  });

  it('is refused where the question is closed', async () => {
    const act = aRecord({ hasApp: true, hasPasskey: true });
    show({});
    const outcome = act.begin().catch((error: ORPCError<string, unknown>) => error.code);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await outcome).toBe('SECOND_FACTOR_NEEDED');
    expect(act.send).toHaveBeenCalledTimes(1);
  });
});
