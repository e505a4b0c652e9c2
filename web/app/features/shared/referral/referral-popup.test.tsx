// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import type { PageSession } from '../session/browser-session.ts';
import { makeSession } from '../session/session.factory.ts';
import { makePageSession } from '../session/testing/page-session.ts';
import { SessionProvider } from '../session/use-session.tsx';
// Preloaded for when the popup imports it.
import './referral-invitation.tsx';
import { ReferralPopup } from './referral-popup.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

const nobody = {
  is_valid: false,
  rep_id: null,
  commission_percentage: null,
  rep_name: null,
  referral_code: null,
  benefit: null,
};
const tomas = {
  is_valid: true,
  rep_id: null,
  commission_percentage: null,
  rep_name: 'Tomáš Baláž',
  referral_code: 'BALAZ7',
  benefit: { coupon: 'TOMAS10', value: { kind: 'percent', percent: 10 } },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function show(path: string, session: PageSession, answer: () => unknown = () => tomas) {
  const calls = network.answer({ 'salesReps.validate': answer });
  render(
    <PageFrame path={path}>
      <SessionProvider session={session}>
        <Link to="/courses">Courses</Link>
        <Address />
        <ReferralPopup />
      </SessionProvider>
    </PageFrame>,
  );
  return calls;
}

const visitor = () => makePageSession({}, null);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const dialog = () => screen.queryByRole('dialog', { name: 'You’re invited' });
const address = () => screen.getByTestId('address').textContent;

/** Waits until the code is validated; the page's clock is stopped. */
async function untilRequested(calls: readonly unknown[]) {
  for (let turn = 0; turn < 50 && calls.length === 0; turn += 1) await wait(0);
  expect(calls).toHaveLength(1);
  for (let turn = 0; turn < 10; turn += 1) await wait(0);
}

describe('referral pop-up', () => {
  it('[R4.14] [R3.03b] [R6.01] [R9.01j] shows a visitor 1.5 s after opening who invites and what they get', async () => {
    const calls = show('/?ref=BALAZ7', visitor());
    expect(sessionStorage.getItem('referralCode')).toBe('BALAZ7');
    await untilRequested(calls);
    expect(calls[0]).toEqual({
      procedure: 'salesReps.validate',
      input: { code: 'BALAZ7', isArrival: true },
    });
    await wait(1_499);
    expect(dialog()).toBeNull();
    await wait(1);
    const text = dialog()?.textContent;
    expect(text).toContain('Tomáš Baláž invites you to Danube Trading Academy.');
    expect(text).toContain('You get 10% off with the coupon TOMAS10.');
    expect(text).toContain('earns a commission if you buy');
  });

  it('[R4.14] goes to the sign-up with the code when it is accepted, and stays away', async () => {
    const calls = show('/?ref=balaz7&lang=de', visitor());
    await untilRequested(calls);
    await wait(1_500);
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(dialog()).toBeNull();
    expect(address()).toBe('/auth?tab=signup&ref=BALAZ7&lang=de');
    expect(sessionStorage.getItem('referralCode')).toBe('BALAZ7');
    fireEvent.click(screen.getByText('Courses'));
    await wait(5_000);
    expect(dialog()).toBeNull();
  });

  it('[R4.14] clears the code with Maybe Later', async () => {
    const calls = show('/?ref=BALAZ7', visitor());
    await untilRequested(calls);
    await wait(1_500);
    fireEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
    expect(dialog()).toBeNull();
    expect(sessionStorage.getItem('referralCode')).toBeNull();
    expect(address()).toBe('/');
  });

  it('[R5.04] shows nothing for a code that is not valid, and forgets it', async () => {
    const calls = show('/?ref=NOBODY1', visitor(), () => nobody);
    await untilRequested(calls);
    await wait(5_000);
    expect(dialog()).toBeNull();
    expect(sessionStorage.getItem('referralCode')).toBeNull();
  });

  it('[R8.08a] only logs a validation that fails', async () => {
    const calls = show('/?ref=BALAZ7', visitor(), () => {
      throw new StubError('SERVICE_UNAVAILABLE', 503);
    });
    await untilRequested(calls);
    await wait(5_000);
    expect(dialog()).toBeNull();
    expect(vi.mocked(console.warn)).toHaveBeenCalledOnce();
    vi.mocked(console.warn).mockClear();
  });

  it.each([
    ['a member', makePageSession({}, makeSession())],
    ['somebody of whom nothing is known yet', makePageSession()],
  ])('[R4.14] is not for %s', async (_who, session) => {
    const calls = show('/?ref=BALAZ7', session);
    await wait(5_000);
    expect(dialog()).toBeNull();
    expect(calls).toHaveLength(0);
    // For the field at checkout.
    expect(sessionStorage.getItem('referralCode')).toBe('BALAZ7');
  });

  it('leaves visitors alone who came by no such link', async () => {
    const calls = show('/', visitor());
    await wait(5_000);
    expect(calls).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });
});
