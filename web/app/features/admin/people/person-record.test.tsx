// @vitest-environment jsdom

import type { PersonEntry } from '@danube/contract/identity/person-record.schemas.ts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { queries } from '../../../lib/api.ts';
import { noRetryQueryClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { personEntriesQuery } from './people-queries.ts';
import { makePerson } from './person.factory.ts';
import { PersonBar } from './person-bar.tsx';
import { PersonRecord } from './person-record.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const person = makePerson();
const note: PersonEntry = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  kind: 'note',
  subject: null,
  text: 'Called about <b>a refund</b>',
  author: 'Adam Admin',
  createdAt: new Date('2026-11-16T10:20:00Z'),
};
const mail: PersonEntry = { ...note, id: 'sent', kind: 'mail', subject: 'Hello', author: null };

function show(
  entries: readonly PersonEntry[],
  { path = '/', nextCursor = null }: { path?: string; nextCursor?: string | null } = {},
) {
  const queryClient = noRetryQueryClient();
  queryClient.setQueryData(personEntriesQuery(queries, person.id).queryKey, {
    pages: [{ entries: [...entries], nextCursor }],
    pageParams: [undefined],
  });
  render(
    <PageFrame queryClient={queryClient} path={path}>
      <PersonBar person={person} />
      <PersonRecord person={person} />
    </PageFrame>,
  );
}

it('shows notes and emails as text; only notes can be deleted', async () => {
  const calls = network.answer({
    'identity.people.deleteNote': () => ({}),
    'identity.people.listEntries': () => ({ entries: [mail], nextCursor: null }),
  });
  show([note, mail]);
  expect(screen.getAllByText('Called about <b>a refund</b>')).toHaveLength(2);
  expect(screen.getByText(/^Adam Admin, /)).toBeDefined();
  expect(screen.getByText(/^Deleted account, /)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Delete note from/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete note/ })).toBeNull());
  expect(calls[0]).toEqual({
    procedure: 'identity.people.deleteNote',
    input: { userId: person.id, id: note.id },
  });
});

it('older entries come on request', async () => {
  const cursor = `1779000000000_${note.id}`;
  const calls = network.answer({
    'identity.people.listEntries': () => ({ entries: [mail], nextCursor: null }),
  });
  show([note], { nextCursor: cursor });
  expect(screen.queryByText('Hello')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Hello')).toBeDefined();
  expect(calls[0]?.input).toMatchObject({ userId: person.id, cursor });
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('a note whose answer was lost is saved again under the same key', async () => {
  let attempts = 0;
  const calls = network.answer({
    'identity.people.addNote': () => {
      attempts += 1;
      if (attempts === 1) throw new StubError('INTERNAL_SERVER_ERROR', 500);
      return {};
    },
    'identity.people.listEntries': () => ({ entries: [], nextCursor: null }),
  });
  show([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Called');
  const save = dialog.getByRole('button', { name: 'Save note' });
  await userEvent.click(save);
  expect(await dialog.findByRole('alert')).toBeDefined();
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = calls.filter(({ procedure }) => procedure.endsWith('addNote'));
  expect(first?.input).toMatchObject({
    text: 'Called',
    key: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(second?.input).toEqual(first?.input);
});

it('the limit of emails says how many, and when the next one goes out', async () => {
  network.answer({
    'identity.people.sendMail': () => {
      const possibleAt = new Date('2026-11-17T10:20:00Z');
      throw new StubError('MAIL_LIMIT_REACHED', 429, { max: 10, possibleAt });
    },
  });
  show([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Subject'), 'Hello');
  await userEvent.type(dialog.getByLabelText('Text'), 'Text');
  await userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
  const words = (await dialog.findByRole('alert')).textContent;
  expect(words).toMatch(/has had 10 emails from staff in the last 24 hours/);
  expect(words).toMatch(/from 17 Nov 2026, 11:20/);
});

it('an email whose answer was lost is sent again under the same key until it is changed', async () => {
  let attempts = 0;
  const calls = network.answer({
    'identity.people.sendMail': () => {
      attempts += 1;
      if (attempts <= 2) throw new StubError('INTERNAL_SERVER_ERROR', 500);
      return {};
    },
    'identity.people.listEntries': () => ({ entries: [], nextCursor: null }),
  });
  show([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Send email' });
  await userEvent.click(send);
  expect(dialog.getByText('Enter a subject.')).toBeDefined();
  expect(calls).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Subject'), 'Hello');
  await userEvent.type(dialog.getByLabelText('Text'), 'First{Enter}Second');
  await userEvent.click(send);
  expect(await dialog.findByRole('alert')).toBeDefined();
  await userEvent.click(send);
  expect(await dialog.findByRole('alert')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Subject'), '!');
  await userEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ procedure }) => procedure.endsWith('sendMail'));
  const [first, second, changed] = sent.map(({ input }) => input as { key: string });
  expect(first).toMatchObject({ subject: 'Hello', text: 'First\nSecond' });
  expect(second).toEqual(first);
  expect(changed).toMatchObject({ subject: 'Hello!' });
  expect(changed?.key).not.toBe(first?.key);
});

it('a list’s link opens the email at once, and closing it stays closed', async () => {
  network.answer({});
  // The dialog's own texts are ready a moment later.
  await act(async () => show([], { path: '/?write=email' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
