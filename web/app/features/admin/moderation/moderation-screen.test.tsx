// @vitest-environment jsdom
import { assessTrade } from '@danube/contract/community/chat-trade.ts';
import type { CaseDetail, ModerationCase } from '@danube/contract/moderation/moderation.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { ModerationScreen } from './moderation-screen.tsx';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  // Not implemented by jsdom.
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(cleanup);

const at = new Date('2026-11-17T10:00:00Z');

function aCase(name: string, text: string): ModerationCase {
  const author = { id: name, name };
  return {
    key: `message:${name}`,
    asOf: 7,
    isOpen: true,
    openedAt: at,
    latestAt: at,
    message: { id: name, author, text, trade: null, picture: null, sentAt: at, state: 'shown' },
    conversation: { id: 'dax', name: 'DAX' },
    person: author,
    reportCount: 1,
    rules: ['scam'],
    filters: [],
    excerpt: text,
    pictureAlt: null,
  };
}

const cases = [aCase('Otto', 'Guaranteed profits'), aCase('Eva', 'Buy my course')];

function detailOf({ key }: { key: string }): CaseDetail {
  const found = cases.find((each) => each.key === key) ?? aCase('Nobody', '');
  return {
    ...found,
    context: found.message ? [found.message] : [],
    events: [],
    history: [],
    notice: null,
    standing: { suspension: null, mutes: [] },
  };
}

/** One on each page. */
function pageAfter(cursor: string | undefined) {
  const place = cases.findIndex(({ key }) => key === cursor) + 1;
  const hasMore = place < cases.length - 1;
  return {
    cases: cases.slice(place, place + 1),
    nextCursor: hasMore ? (cases[place]?.key ?? null) : null,
    total: cases.length,
  };
}

function show(
  decide: (input: unknown) => unknown = () => ({}),
  detail?: CaseDetail,
  queue: (input: unknown) => unknown = (input) => pageAfter(Object(input).cursor),
) {
  const calls = network.answer({
    'moderationAdmin.queue': queue,
    'moderationAdmin.readCase': (input) => detail ?? detailOf(input as { key: string }),
    'moderationAdmin.appeals': () => [],
    'moderationAdmin.decide': decide,
  });
  render(
    <PageFrame>
      <ModerationScreen />
    </PageFrame>,
  );
  return () =>
    calls
      .filter(({ procedure }) => procedure === 'moderationAdmin.decide')
      .map(({ input }) => input);
}

describe('the queue', () => {
  it('has the focus after a decision: the next case, or what says that there is none', async () => {
    let open = cases;
    const decide = (input: unknown) => {
      open = open.filter(({ key }) => key !== Object(input).key);
      return {};
    };
    show(decide, undefined, () => ({ cases: open, nextCursor: null, total: open.length }));
    for (const next of ['Eva', 'Nothing to review']) {
      await screen.findByRole('heading', { name: open[0]?.person?.name ?? '' });
      await userEvent.keyboard('6');
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(document.activeElement?.id).toBe('moderation-case'));
      expect(document.activeElement?.textContent).toContain(next);
    }
  });

  it('is worked off by keys alone: next case, decision, confirm', async () => {
    const decisions = show();
    await screen.findByRole('heading', { name: 'Otto' });
    expect(screen.getByRole('tab', { name: /To review.*2/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    await userEvent.keyboard('j');
    await screen.findByRole('heading', { name: 'Eva' });
    await userEvent.keyboard('6');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(decisions()).toEqual([
        {
          key: 'message:Eva',
          asOf: 7,
          message: 'hide',
          rule: 'scam',
          remark: '',
          person: { restriction: 'suspend', days: 30, isHereOnly: false },
        },
      ]),
    );
  });

  it('brings the chosen case into view where it is below the list', async () => {
    show();
    await screen.findByRole('heading', { name: 'Otto' });
    const row = screen.getByRole('button', { name: /^Otto/ });
    await userEvent.click(row);
    expect(scrollIntoView, 'it is beside the list').not.toHaveBeenCalled();
    const below = new DOMRect(0, 3000, 390, 800);
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
    await userEvent.click(row);
    expect(scrollIntoView).toHaveBeenCalledOnce();
    rect.mockRestore();
  });

  it('leaves keys alone while a dialog is open or somebody writes', async () => {
    show();
    await screen.findByRole('heading', { name: 'Otto' });
    await userEvent.keyboard('n');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'j6');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('j6');
  });

  it('shows the trade that a message carries', async () => {
    const plan = {
      chart: 'gold' as const,
      side: 'short' as const,
      drawn: { entry: 2_360, stop: 2_370, target: 2_340, units: 10 },
    };
    const [first] = cases;
    if (!first?.message) throw new Error('the first case is about a message');
    const message = { ...first.message, trade: assessTrade(plan) };
    show(undefined, { ...detailOf(first), message, context: [message] });
    expect(
      await screen.findByRole('button', { name: /Gold practice chart.*4 of 4 risk rules met/ }),
    ).toBeDefined();
  });

  it('names a picture without text, and shows it with the right of the case', async () => {
    const [first] = cases;
    if (!first?.message) throw new Error('the first case is about a message');
    const picture = { id: 'p1', width: 10, height: 10, alt: 'Account statement' };
    // The server validates ids; tests needn't.
    const message = { ...first.message, text: '', picture } as never;
    const shown = { ...first, message, excerpt: '', pictureAlt: picture.alt };
    network.answer({
      'moderationAdmin.queue': () => ({ cases: [shown], nextCursor: null, total: 1 }),
      'moderationAdmin.readCase': () => ({ ...detailOf(first), ...shown, context: [message] }),
      'moderationAdmin.appeals': () => [],
    });
    render(
      <PageFrame>
        <ModerationScreen />
      </PageFrame>,
    );
    expect(await screen.findByText('Image: Account statement')).toBeDefined();
    const image = await screen.findByRole('img', { name: 'Account statement' });
    expect(image.getAttribute('src')).toBe('/community/pictures/p1?size=small&case=message%3AOtto');
  });

  it('says when somebody else was faster', async () => {
    show(() => {
      throw new StubError('CASE_CHANGED', 409);
    });
    await screen.findByRole('heading', { name: 'Otto' });
    await userEvent.keyboard('1');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/Someone else has decided/)).toBeDefined();
  });
});
