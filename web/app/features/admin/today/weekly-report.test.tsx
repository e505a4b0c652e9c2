// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { WeeklyReport } from './weekly-report.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function show(answers: Parameters<typeof network.answer>[0]) {
  const calls = network.answer({
    'administration.weeklyReport': () => ({ isOn: false }),
    ...answers,
  });
  render(
    <PageFrame path="/admin">
      <WeeklyReport />
    </PageFrame>,
  );
  return calls;
}

const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: /every Monday/ });

it('the email is off until one switches it on, and stays as it was where that fails', async () => {
  let isRefused = true;
  const calls = show({
    'administration.chooseWeeklyReport': (input) => {
      if (isRefused) throw new StubError('SERVICE_UNAVAILABLE', 503);
      return input;
    },
  });
  expect((await toggle()).checked).toBe(false);
  await userEvent.click(await toggle());
  await waitFor(async () => expect((await toggle()).disabled).toBe(false));
  expect((await toggle()).checked).toBe(false);
  isRefused = false;
  await userEvent.click(await toggle());
  await waitFor(async () => expect((await toggle()).checked).toBe(true));
  expect(calls.at(-1)).toMatchObject({
    procedure: 'administration.chooseWeeklyReport',
    input: { isOn: true },
  });
});

it('says so where the choice cannot be read', async () => {
  show({
    'administration.weeklyReport': () => {
      throw new StubError('SERVICE_UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('We couldn’t load your choice')).toBeDefined();
});
