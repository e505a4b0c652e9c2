// @vitest-environment jsdom
import type { ModerationCase } from '@danube/contract/moderation/moderation.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { CaseQueue } from './case-queue.tsx';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

afterEach(cleanup);

const at = new Date('2026-11-17T10:00:00Z');

function aCase(name: string, text: string, state: 'shown' | 'hidden' = 'shown'): ModerationCase {
  const author = { id: name, name };
  return {
    key: `message:${name}`,
    asOf: 7,
    isOpen: true,
    openedAt: at,
    latestAt: at,
    message: { id: name, author, text, trade: null, picture: null, sentAt: at, state },
    conversation: { id: 'dax', name: 'DAX' },
    person: author,
    reportCount: 1,
    rules: name === 'Otto' ? ['scam'] : ['spam'],
    filters: [],
    excerpt: text,
    pictureAlt: null,
  };
}

const cases = [aCase('Otto', 'Guaranteed'), aCase('Eva', 'Buy'), aCase('Ida', 'Hello', 'hidden')];

function show(decide: (input: unknown) => unknown, view: 'open' | 'closed' = 'open') {
  const rest = { context: [], events: [], history: [], notice: null };
  const calls = network.answer({
    'moderationAdmin.queue': () => ({ cases, nextCursor: null, total: 3 }),
    'moderationAdmin.readCase': () => ({
      ...cases[0],
      ...rest,
      standing: { suspension: null, mutes: [] },
    }),
    'moderationAdmin.decide': decide,
  });
  render(
    <PageFrame>
      <CaseQueue view={view} />
    </PageFrame>,
  );
  return () =>
    calls.filter(({ procedure }) => procedure.endsWith('decide')).map(({ input }) => input);
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('closes several reports one by one; what changed since is named and stays selected', async () => {
  const decisions = show((input) => {
    if (Object(input).key === 'message:Eva') throw new StubError('CASE_CHANGED', 409);
    return {};
  });
  await userEvent.click(await box('Select all on this page'));
  const bar = within(screen.getByRole('region', { name: 'Bulk actions' }));
  await userEvent.click(bar.getByRole('button', { name: 'No action' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Cases: 3\./)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Close reports' }));
  await screen.findByText('2 of 3 done');
  const none = { asOf: 7, message: null, person: null, remark: '' };
  expect(decisions()).toEqual([
    { key: 'message:Otto', rule: 'scam', ...none },
    { key: 'message:Eva', rule: 'spam', ...none },
    { key: 'message:Ida', rule: 'spam', ...none },
  ]);
  await waitFor(async () => expect((await box('Select Otto: Guaranteed')).checked).toBe(false));
  expect((await box('Select Eva: Buy')).checked).toBe(true);
});

it('hides the messages that are shown, with one rule and the words entered', async () => {
  const decisions = show(() => ({}));
  await userEvent.click(await box('Select all on this page'));
  await userEvent.click(screen.getByRole('button', { name: 'Hide messages' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/can be hidden: 2 of 3/)).toBeDefined();
  await userEvent.selectOptions(dialog.getByLabelText('Rule'), 'spam');
  await userEvent.type(dialog.getByLabelText(/^Message to the member/), 'Adverts');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide messages' }));
  await screen.findByText('2 of 2 done');
  const hidden = { asOf: 7, message: 'hide', person: null, rule: 'spam', remark: 'Adverts' };
  expect(decisions()).toEqual([
    { key: 'message:Otto', ...hidden },
    { key: 'message:Eva', ...hidden },
  ]);
});

it('offers nothing for cases that are decided', async () => {
  show(() => ({}), 'closed');
  await screen.findAllByText('Otto');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
