// @vitest-environment jsdom
import type { ListedClaim } from '@danube/contract/claims/claims.schemas.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { claimEntries, makeSource } from '../../shared/claims/claims.factory.ts';
import { ClaimsScreen } from './claims-screen.tsx';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

afterEach(cleanup);

const saved = makeSource({ url: 'https://academy.example/survey' });

type Answers = Parameters<typeof network.answer>[0];

function show(
  entries: ListedClaim[] = claimEntries({ averageRating: saved }),
  answers: Answers = {},
) {
  const calls = network.answer({
    'claims.list': () => entries,
    'claims.keepSource': () => ({ id: 'averageRating', source: saved }),
    'claims.removeSource': () => ({ removed: true }),
    ...answers,
  });
  render(
    <PageFrame>
      <ClaimsScreen />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

async function open(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

const editRating = 'Edit source: Average rating, 4.8';
const addTraders = 'Add source: Traders trained, 3,000+';

describe('the register in the administration', () => {
  it('counts the figures without a source and lists them first', async () => {
    show();
    expect(await screen.findByText('14 claims have no source')).toBeDefined();
    const names = screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
    expect(names).toHaveLength(15);
    expect(names.at(-1)).toContain('Average rating');
    expect(screen.getAllByText('No source yet')).toHaveLength(14);
  });

  it('says when nothing is missing', async () => {
    const entries = claimEntries().map((entry) => ({ ...entry, source: saved }));
    show(entries);
    expect(await screen.findByText('Every claim has a source')).toBeDefined();
  });

  it('publishes a source, and reads the list anew', async () => {
    const inputs = show();
    const dialog = await open(addTraders);
    await userEvent.type(dialog.getByLabelText('Source'), '  Counted by hand in spring. ');
    await userEvent.selectOptions(dialog.getByLabelText('Language of this text'), 'sk');
    fireEvent.change(dialog.getByLabelText('As of'), { target: { value: '2026-03-31' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish source' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('claims.keepSource')).toEqual([
      {
        id: 'tradersTrained',
        text: 'Counted by hand in spring.',
        language: 'sk',
        url: null,
        asOf: '2026-03-31',
      },
    ]);
    expect(inputs('claims.list')).toHaveLength(2);
  });

  it('names what is wrong beside each field and sends nothing', async () => {
    const inputs = show();
    const dialog = await open(addTraders);
    await userEvent.type(dialog.getByLabelText(/^Link/), 'http://academy.example');
    fireEvent.change(dialog.getByLabelText('As of'), { target: { value: '2999-01-01' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish source' }));
    expect(dialog.getByText('Enter 10 to 1,000 characters.')).toBeDefined();
    expect(dialog.getByText(/starts with https:\/\/, or leave/)).toBeDefined();
    expect(dialog.getByText('Enter a day that isn’t in the future.')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText('Source'));
    expect(inputs('claims.keepSource')).toEqual([]);
  });

  it('keeps what was written when the server refuses it, and says why', async () => {
    show(undefined, {
      'claims.keepSource': () => {
        throw new StubError('SOURCE_DATE_IN_FUTURE', 422);
      },
    });
    const dialog = await open(editRating);
    await userEvent.click(dialog.getByRole('button', { name: 'Publish source' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/isn’t in the future/);
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Source').value).toBe(saved.text);
  });

  it('asks before it throws away what was written, and not when nothing was', async () => {
    show();
    const dialog = await open(editRating);
    await userEvent.type(dialog.getByLabelText('Source'), ' More.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Source').value).toContain('More.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open(editRating);
    expect(again.getByLabelText<HTMLTextAreaElement>('Source').value).toBe(saved.text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('removes a source only once that was confirmed', async () => {
    const inputs = show();
    const dialog = await open('Remove source: Average rating, 4.8');
    expect(inputs('claims.removeSource')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove source' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('claims.removeSource')).toEqual([{ id: 'averageRating' }]);
  });

  it('offers to try again where the list cannot be read', async () => {
    show(undefined, {
      'claims.list': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    expect(await screen.findByText('We couldn’t load the claims')).toBeDefined();
  });
});

describe('a figure that is counted', () => {
  const computed = { value: 75, asOf: '2026-11-15' };
  const entries = claimEntries().map((entry) =>
    entry.id === 'averageAttendance' ? { ...entry, isCounted: true, computed } : entry,
  );

  it('is shown beside the advertised one, and the owner switches it over', async () => {
    const requested = show(entries, { 'claims.showComputed': () => entries[0] });
    expect(
      await screen.findByText(/Our own count is 75% \(as of 15 November 2026\)/),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('switch', { name: /Show our own count: / }));
    await waitFor(() =>
      expect(requested('claims.showComputed')).toEqual([
        { id: 'averageAttendance', isComputedShown: true },
      ]),
    );
  });
});
