// @vitest-environment jsdom
import type { Part } from '@danube/contract/environments/environments.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { EnvironmentsScreen } from './environments-screen.tsx';
import { GoLiveScreen } from './go-live-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const at = new Date('2026-11-17T06:41:00Z');
const mail: Part = {
  part: 'mail',
  state: 'failing',
  checkedAt: at,
  since: at,
  lastFailure: { at, message: 'connection refused' },
};
const letter = {
  id: 'a0000000-0000-4000-8000-000000000001',
  job: 'send-mail',
  failedAt: at,
  message: 'the recipient was refused',
  attempts: 3,
  payload: null,
};

function show(answers: Parameters<typeof network.answer>[0] = {}) {
  const calls = network.answer({
    'environments.read': () => ({
      parts: [mail],
      variables: [
        { name: 'SMTP_URL', isSet: true, isSecret: true, value: null },
        { name: 'SITE_URL', isSet: true, isSecret: false, value: 'https://academy.test' },
      ],
    }),
    'environments.deadLetters': () => ({ total: 1, letters: [letter] }),
    'settings.read': () => ({
      group: 'site',
      values: {},
      published: { isOpen: true },
      revision: 1,
      isChanged: false,
      updatedAt: at,
      updatedBy: null,
      history: [],
    }),
    ...answers,
  });
  render(
    <PageFrame path="/admin/environments">
      <EnvironmentsScreen />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

describe('environments', () => {
  it('[R2.28c] says what fails, since when, what still works and where to look it up', async () => {
    show();
    expect(await screen.findByText('Failing now: Email')).toBeDefined();
    expect(screen.getByText(/connection refused/)).toBeDefined();
    expect(screen.getByText(/emails wait/)).toBeDefined();
    expect(screen.getByText(/docs\/runbooks\/jobs-stuck.md/)).toBeDefined();
    expect(await screen.findByText('The site is open to everyone')).toBeDefined();
    const table = within(screen.getByRole('table', { name: 'Server settings' }));
    expect(table.getByRole('row', { name: 'SMTP_URL Set, hidden' })).toBeDefined();
    expect(table.getByRole('row', { name: 'SITE_URL https://academy.test' })).toBeDefined();
  });

  it('has a failed job retried, and dropped only when that is meant', async () => {
    const inputs = show({
      'environments.retryDeadLetter': () => ({}),
      'environments.dropDeadLetter': () => ({}),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(inputs('environments.retryDeadLetter')).toEqual([{ id: letter.id }]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this job?' }));
    expect(inputs('environments.dropDeadLetter')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(inputs('environments.dropDeadLetter')).toEqual([{ id: letter.id }]));
  });
});

describe('the list before going live', () => {
  it('counts what is done, leads to what is not, and doesn’t open a site that is open', async () => {
    const site = { isOpen: true };
    network.answer({
      'settings.read': () => ({
        group: 'site',
        values: site,
        published: site,
        revision: 1,
        isChanged: false,
        updatedAt: at,
        updatedBy: null,
        history: [],
      }),
      'environments.goLive': () => [
        { name: 'domain', state: 'done', isBlocking: false, path: null },
        { name: 'companySample', state: 'open', isBlocking: true, path: '/admin/settings/academy' },
        { name: 'paymentsLive', state: 'open', isBlocking: false, path: null },
      ],
    });
    render(
      <PageFrame path="/admin/go-live">
        <GoLiveScreen />
      </PageFrame>,
    );
    expect(await screen.findByText('1 of 3 done')).toBeDefined();
    const fix = screen.getByRole('link', { name: 'Fix' });
    expect(fix.getAttribute('href')).toBe('/admin/settings/academy?from=go-live');
    expect(screen.getByText('Set on the server')).toBeDefined();
    expect(await screen.findByText('The site is open to everyone')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Open the site' })).toBeNull();
  });
});
