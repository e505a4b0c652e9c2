// @vitest-environment jsdom

import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type Entitlement,
  entitlementIdSchema,
} from '@danube/contract/entitlements/entitlements.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { connectToastView, type Toast } from '../../../ui/toast.ts';
import { makePerson } from './person.factory.ts';
import { PersonAccess } from './person-access.tsx';

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

const bookId = itemIdSchema.parse('0198f3a2-7c1e-7b6a-9d45-000000000001');
const grantId = entitlementIdSchema.parse('0198f3a2-7c1e-7b6a-9d45-000000000002');

function makeEntitlement(overrides: Partial<Entitlement> = {}): Entitlement {
  return {
    id: grantId,
    item: { id: bookId, kind: 'book', slug: 'notebook', title: 'The Session Notebook' },
    source: 'grant',
    grantedAt: new Date('2026-10-01T09:00:00Z'),
    expiresAt: null,
    revokedAt: null,
    reason: 'Helped at the fair',
    ...overrides,
  };
}

const rows = [
  { id: bookId, kind: 'book', slug: 'notebook', title: 'The Session Notebook', state: 'published' },
];

function show(answers: Parameters<typeof network.answer>[0]) {
  const calls = network.answer({
    'entitlements.ofPerson': () => [],
    'catalogueAdmin.list': () => ({ items: rows, nextCursor: null, total: 1 }),
    ...answers,
  });
  render(
    <PageFrame>
      <PersonAccess person={makePerson()} />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

async function openGrant() {
  await userEvent.click(screen.getByRole('button', { name: 'Grant access' }));
  return within(await screen.findByRole('dialog'));
}

describe('what somebody may use', () => {
  it('is listed with its source, its time and its reason', async () => {
    show({ 'entitlements.ofPerson': () => [makeEntitlement()] });
    const item = within((await screen.findByText('The Session Notebook')).closest('li') as never);
    expect(item.getByText('Book')).toBeDefined();
    expect(item.getByText('Granted · since 1 Oct 2026 · no end date')).toBeDefined();
    expect(item.getByText('Helped at the fair')).toBeDefined();
  });

  it('stays in the list when it is over, and cannot be revoked again', async () => {
    const revokedAt = new Date('2026-10-05T09:00:00Z');
    const expiresAt = new Date('2026-01-01T00:00:00Z');
    show({
      'entitlements.ofPerson': () => [
        makeEntitlement({ revokedAt }),
        makeEntitlement({ id: entitlementIdSchema.parse(bookId), source: 'purchase', expiresAt }),
      ],
    });
    expect(await screen.findByText(/revoked on 5 Oct 2026/)).toBeDefined();
    expect(screen.getByText(/^Purchased .* until 1 Jan 2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Revoke/ })).toBeNull();
  });

  it('says that there is nothing, and that it could not be read', async () => {
    show({});
    expect(await screen.findByText(/^Nothing bought or granted yet/)).toBeDefined();
    cleanup();
    show({
      'entitlements.ofPerson': () => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      },
    });
    expect(await screen.findByText('We couldn’t load their content access')).toBeDefined();
  });

  it('is revoked for a reason', async () => {
    const inputs = show({
      'entitlements.ofPerson': () => [makeEntitlement()],
      'entitlements.revoke': () => ({}),
    });
    const name = 'Revoke access to The Session Notebook';
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Given by mistake');
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke access' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('entitlements.revoke')).toEqual([{ id: grantId, reason: 'Given by mistake' }]);
    expect(toasts).toMatchObject([
      { title: 'Anna Kovač’s access to The Session Notebook was revoked' },
    ]);
    await waitFor(() => expect(inputs('entitlements.ofPerson')).toHaveLength(2));
  });
});

it('asks what becomes of the subscription before its access is revoked', async () => {
  const inputs = show({
    'entitlements.ofPerson': () => [makeEntitlement({ source: 'subscription' })],
    'entitlements.revoke': () => ({}),
  });
  const name = 'Revoke access to The Session Notebook';
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Broke the rules');
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke access' }));
  expect(await dialog.findByText('Choose one.')).toBeDefined();
  expect(inputs('entitlements.revoke')).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Cancel it now' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke access' }));
  await waitFor(() =>
    expect(inputs('entitlements.revoke')).toMatchObject([{ subscription: 'now' }]),
  );
});

describe('granting access', () => {
  it('asks for an item that is or was public, found by kind and words', async () => {
    const inputs = show({});
    const dialog = await openGrant();
    await userEvent.selectOptions(dialog.getByLabelText('Type'), 'Book');
    await userEvent.type(dialog.getByLabelText('Search by title'), 'note');
    const wanted = { kind: 'book', search: 'note', wasPublic: true, order: 'title', limit: 25 };
    await waitFor(() => expect(inputs('catalogueAdmin.list')).toContainEqual(wanted));
    expect(await dialog.findByRole('radio', { name: 'The Session Notebook' })).toBeDefined();
  });

  it('offers every item found, and says how many more there are', async () => {
    const items = Array.from({ length: 25 }, (_, index) => ({
      ...rows[0],
      id: `0198f3a2-7c1e-7b6a-9d45-0000000001${String(index).padStart(2, '0')}`,
      title: `Course ${index + 1}`,
    }));
    show({ 'catalogueAdmin.list': () => ({ items, nextCursor: 'more', total: 40 }) });
    const dialog = await openGrant();
    expect(await dialog.findByRole('radio', { name: 'Course 25' })).toBeDefined();
    expect(dialog.getByText(/^15 more/)).toBeDefined();
  });

  it('does not happen without an item, nor until a day that is over', async () => {
    const inputs = show({});
    const dialog = await openGrant();
    await dialog.findByRole('radio', { name: 'The Session Notebook' });
    await userEvent.type(dialog.getByLabelText(/^Last day/), '2020-01-01');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Helped at the fair');
    await userEvent.click(dialog.getByRole('button', { name: 'Grant access' }));
    expect(dialog.getByText('Choose an item.')).toBeDefined();
    expect(dialog.getByText('Choose today or a later day.')).toBeDefined();
    expect(inputs('entitlements.grant')).toEqual([]);
  });

  it('lasts to the end of the day in Bratislava', async () => {
    const inputs = show({ 'entitlements.grant': () => ({ id: grantId }) });
    const dialog = await openGrant();
    await userEvent.click(await dialog.findByRole('radio', { name: 'The Session Notebook' }));
    await userEvent.type(dialog.getByLabelText(/^Last day/), '2099-07-31');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Helped at the fair');
    await userEvent.click(dialog.getByRole('button', { name: 'Grant access' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('entitlements.grant')).toEqual([
      {
        userId: 'person-1',
        item: bookId,
        expiresAt: new Date('2099-07-31T22:00:00Z'),
        reason: 'Helped at the fair',
      },
    ]);
    expect(toasts).toMatchObject([{ title: 'Anna Kovač now has access to The Session Notebook' }]);
  });

  it('says that it was granted before', async () => {
    show({
      'entitlements.grant': () => {
        throw new StubError('ALREADY_GRANTED', 409);
      },
    });
    const dialog = await openGrant();
    await userEvent.click(await dialog.findByRole('radio', { name: 'The Session Notebook' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Helped at the fair');
    await userEvent.click(dialog.getByRole('button', { name: 'Grant access' }));
    expect(await dialog.findByText(/already have this access/)).toBeDefined();
  });
});
