// @vitest-environment jsdom
import { materialIdSchema, type Participant } from '@danube/contract/events/events.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { connectToastView, type Toast } from '../../../ui/toast.ts';
import { MaterialsSection } from './materials-section.tsx';
import { ParticipantsSection } from './participants-section.tsx';
import { makeManaged } from './session.factory.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

let toasts: Toast[];
let disconnect: () => void;
beforeEach(() => {
  toasts = [];
  disconnect = connectToastView((toast) => toasts.push(toast));
});
afterEach(() => {
  cleanup();
  disconnect();
});

const session = makeManaged({ audience: 'members', capacity: 1 });
const name = { id: session.planId, date: session.date };

function person(part: Partial<Participant>): Participant {
  return {
    userId: userIdSchema.parse('person-1'),
    name: 'Jana Nováková',
    email: 'jana@example.org',
    state: 'registered',
    position: null,
    since: new Date('2026-11-10T10:00:00Z'),
    offeredUntil: null,
    hasAttended: false,
    ...part,
  };
}

function showPeople(answers: Parameters<typeof network.answer>[0]) {
  const calls = network.answer(answers);
  render(
    <PageFrame path="/admin/calendar">
      <ParticipantsSection session={session} />
    </PageFrame>,
  );
  return calls;
}

describe('who registered', () => {
  const people = [
    person({ hasAttended: true }),
    person({ userId: userIdSchema.parse('person-2'), name: 'Petr', state: 'waiting', position: 3 }),
  ];

  it('stands with state, place in the queue and whether they joined', async () => {
    showPeople({ 'eventsAdmin.participants': () => ({ people, total: 300 }) });
    const row = (await screen.findByText('Jana Nováková')).closest('tr');
    expect(row?.textContent).toBe('Jana Novákovájana@example.orgRegisteredYes');
    expect(screen.getByText('Waiting, number 3')).toBeDefined();
    expect(
      screen.getByText('Showing the first 2 of 300. Export the list to see everyone.'),
    ).toBeDefined();
  });

  it('can be taken as a file', async () => {
    const calls = showPeople({
      'eventsAdmin.participants': () => ({ people, total: 2 }),
      'eventsAdmin.exportParticipants': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('We couldn’t create the file'));
    expect(calls.at(-1)).toMatchObject({ input: name });
  });

  it('says so where nobody did, and where the list can’t be read', async () => {
    showPeople({ 'eventsAdmin.participants': () => ({ people: [], total: 0 }) });
    expect(await screen.findByText('No one has registered yet.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    cleanup();
    showPeople({
      'eventsAdmin.participants': () => {
        throw new StubError('FORBIDDEN', 403);
      },
    });
    expect(await screen.findByText('We couldn’t load the list')).toBeDefined();
  });
});

describe('the materials of a session for staff', () => {
  it('are listed and removed, and a new one needs a file first', async () => {
    const id = materialIdSchema.parse('00000000-0000-4000-8000-0000000000f1');
    const calls = network.answer({
      'eventsAdmin.materials': () => [
        { id, title: 'Worksheet', fileName: 'worksheet.pdf', bytes: 2048 },
      ],
      'eventsAdmin.removeMaterial': () => ({ removed: true }),
    });
    render(
      <PageFrame path="/admin/calendar">
        <MaterialsSection session={session} />
      </PageFrame>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Worksheet' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['File removed']));
    const removed = calls.find(({ procedure }) => procedure === 'eventsAdmin.removeMaterial');
    expect(removed?.input).toEqual({ ...name, materialId: id });
    await userEvent.click(screen.getByRole('button', { name: 'Add file' }));
    const [, add] = await screen.findAllByRole('button', { name: 'Add file', hidden: true });
    if (add) await userEvent.click(add);
    expect(await screen.findByText('Choose a file first.')).toBeDefined();
    expect(screen.getByText('Enter a title of up to 120 characters.')).toBeDefined();
  });
});
