// @vitest-environment jsdom
import type { AuditEntry } from '@danube/contract/audit/audit.schemas.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makeAuditEntry } from './audit-entry.factory.ts';
import { AuditExcerpt } from './audit-excerpt.tsx';
import { AuditScreen } from './audit-screen.tsx';
import { readAuditView } from './audit-view.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function Screen() {
  const [parameters] = useSearchParams();
  return <AuditScreen view={readAuditView(parameters)} />;
}

function show(entries: AuditEntry[], path = '/admin/audit', verify: () => unknown = () => null) {
  const calls = network.answer({
    'audit.list': () => ({ entries, nextBefore: entries.at(-1)?.number ?? null }),
    'audit.verify': verify,
  });
  render(
    <PageFrame path={path}>
      <Screen />
    </PageFrame>,
  );
  return calls;
}

async function onlyRow() {
  const [, row] = await within(await screen.findByRole('table')).findAllByRole('row');
  if (!row) throw new Error('the table is empty');
  return within(row);
}

describe('the audit log', () => {
  it('tells when, who, what in words and as code, about whom, why and what changed', async () => {
    show([makeAuditEntry()]);
    await screen.findAllByText('Charged back twice');
    const row = await onlyRow();
    expect(row.getByText('14 Nov 2026, 10:12')).toBeDefined();
    expect(row.getByText('Account suspended')).toBeDefined();
    expect(row.getByText('people.suspend')).toBeDefined();
    expect(row.getByRole('link', { name: 'Lucia Horváthová' })).toBeDefined();
    expect(row.getByRole('link', { name: 'Anna Kovač' }).getAttribute('href')).toBe(
      '/admin/people/person-1',
    );
    expect(row.getByText('Charged back twice')).toBeDefined();
    expect(row.getByText('active').closest('del')).not.toBeNull();
    expect(row.getByText('suspended').closest('ins')).not.toBeNull();
    expect(row.getByText('request-1')).toBeDefined();
  });

  it('shows a code that has no words, and people who have been erased, as they are', async () => {
    show([
      makeAuditEntry({
        action: 'constructor',
        actor: { kind: 'system', id: null, name: null },
        target: { kind: 'person', id: 'gone-1', name: null },
      }),
    ]);
    await screen.findAllByText('constructor');
    const row = await onlyRow();
    expect(row.getByText('System')).toBeDefined();
    expect(row.getByText('Deleted account')).toBeDefined();
    expect(row.queryByRole('link')).toBeNull();
  });

  it('says the reason once, and that a refused sign-in was about nobody', async () => {
    show([
      makeAuditEntry({
        action: 'account.sign-in-refused',
        target: { kind: 'person', id: 'unknown', name: null },
        before: { suspension: null },
        after: { suspension: { reason: 'Charged back twice', since: '2026-11-14T09:00:00.000Z' } },
      }),
    ]);
    await screen.findAllByText('Unknown account');
    const row = await onlyRow();
    expect(row.getAllByText('Charged back twice')).toHaveLength(1);
    expect(row.getByText('14 Nov 2026, 10:00').closest('ins')).not.toBeNull();
  });

  it('tells in words and euros what was published', async () => {
    show([
      makeAuditEntry({
        action: 'catalogue.publish',
        target: { kind: 'course', id: 'item-1', name: null },
        before: { revision: 3, slug: 'first-steps', price: 14_900 },
        after: { revision: 12, slug: 'first-steps', price: 12_900 },
        reason: null,
      }),
    ]);
    await screen.findAllByText('€129.00');
    const row = await onlyRow();
    expect(row.getByText('Item published')).toBeDefined();
    const price = row.getByText('Price').closest('div');
    expect(price?.textContent).toBe('PriceBefore:€149.00After:€129.00');
    expect(row.getByText('Version').closest('div')?.textContent).toContain('3After:12');
    expect(row.queryByText('first-steps')).toBeNull();
  });

  it('tells each step of editing on a line, equal ones once', async () => {
    const text = { edit: 'text', unit: 'item', language: 'de', fields: ['title', 'summary'] };
    const facts = { edit: 'facts', facts: { price: 4_900, markets: [] } };
    show([
      makeAuditEntry({
        action: 'catalogue.edit',
        before: { revision: 3 },
        after: { revision: 4, edits: [text, text, facts, { edit: 'unheard-of' }] },
      }),
    ]);
    await screen.findAllByText('€49.00');
    const steps = (await onlyRow()).getAllByText('Edit').map((name) => name.closest('div'));
    expect(steps.map((step) => step?.textContent?.replace('EditAfter:', ''))).toEqual([
      'text changedPart itemLanguage deFields title, summary',
      'item details changedPrice €49.00markets none',
      'unheard-of',
    ]);
  });

  it('tells the size of a file as people say it', async () => {
    const after = { name: 'lesson.mp4', purpose: 'video', bytes: 35_861_299 };
    show([makeAuditEntry({ action: 'media.complete-upload', before: null, after })]);
    await screen.findAllByText('34.2 MB');
    const row = await onlyRow();
    expect(row.getByText('Size').closest('div')?.textContent).toBe('SizeAfter:34.2 MB');
  });

  it('asks for what the address filters, and pages from there', async () => {
    const calls = show([makeAuditEntry()], '/admin/audit?action=people.&about=person-1');
    const next = await screen.findByRole('link', { name: 'Next' });
    expect(next.getAttribute('href')).toBe(
      '/admin/audit?action=people.&about=person-1&before=1204',
    );
    expect(calls[0]?.input).toEqual({ action: 'people.', about: 'person-1', limit: 50 });
  });

  it('keeps an action of the address choosable that the list does not know', async () => {
    show([], '/admin/audit?action=orders.refund');
    expect(screen.getByLabelText<HTMLSelectElement>('What').value).toBe('orders.refund');
    expect(await screen.findByText('No entries match these filters')).toBeDefined();
  });

  it.each([
    [{ isIntact: true, entryCount: 1204, firstBroken: null }, /intact: all 1,204 entries/],
    [{ isIntact: false, entryCount: 1204, firstBroken: 87 }, /isn’t intact: entry no\. 87/],
    [{ isIntact: false, entryCount: 0, firstBroken: null }, /The log isn’t intact/],
  ])('says plainly how the check of the chain came out: %j', async (outcome, words) => {
    show([], '/admin/audit', () => outcome);
    await userEvent.click(screen.getByRole('button', { name: 'Verify log' }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('does not call a check that failed an outcome', async () => {
    show([], '/admin/audit', () => {
      throw new StubError('TOO_MANY_REQUESTS', 429);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Verify log' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t verify the log/);
    expect(screen.queryByText(/log is/)).toBeNull();
  });
});

describe('the latest entries about somebody', () => {
  it('lead to all of them', async () => {
    const calls = network.answer({ 'audit.list': () => ({ entries: [], nextBefore: null }) });
    render(
      <PageFrame>
        <AuditExcerpt about="person-1" />
      </PageFrame>,
    );
    expect(await screen.findByText(/No activity recorded yet/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'View all activity' }).getAttribute('href')).toBe(
      '/admin/audit?about=person-1',
    );
    expect(calls[0]?.input).toMatchObject({ about: 'person-1' });
  });
});
