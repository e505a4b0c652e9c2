// @vitest-environment jsdom
import type { StaffReview } from '@danube/contract/learning/reviews.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { ReviewsScreen } from './reviews-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const review = {
  id: '018f4c5e-0000-7000-8000-000000000001',
  course: { id: '018f4c5e-0000-7000-8000-000000000002', slug: 'fast', title: 'Fast Track' },
  author: 'Anna',
  stars: 5,
  text: '10% a week!',
  language: 'en',
  writtenAt: new Date('2026-11-16T10:00:00Z'),
  changedAt: new Date('2026-11-18T10:00:00Z'),
  hidden: null,
} as unknown as StaffReview; // Ids are branded; these look like real ones.

const hidden = {
  rule: 'scam',
  rulesVersion: 1,
  remark: 'No profits.',
  hiddenAt: new Date('2026-11-17T10:00:00Z'),
} as const;

function show(shown: { reviews: StaffReview[]; nextCursor: string | null } | null = null) {
  const calls = network.answer({
    'reviewsAdmin.list': (input) =>
      shown ?? {
        reviews: Object(input).view === 'hidden' ? [{ ...review, hidden }] : [review],
        nextCursor: null,
      },
    'reviewsAdmin.hide': () => ({}),
    'reviewsAdmin.show': () => ({}),
  });
  render(
    <PageFrame path="/admin/reviews">
      <ReviewsScreen />
    </PageFrame>,
  );
  return calls;
}

describe('reviews in the administration', () => {
  it('go on after a page without any', async () => {
    show({ reviews: [], nextCursor: review.id });
    expect(await screen.findByRole('button', { name: 'Load more' })).toBeDefined();
  });

  it('are listed without a link where the course is gone', async () => {
    const course = { ...review.course, slug: null, title: '' };
    show({ reviews: [{ ...review, course }], nextCursor: null });
    expect(await screen.findByRole('button', { name: 'Hide review: Anna' })).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are hidden by a rule, with words for the author', async () => {
    const calls = show();
    await userEvent.click(await screen.findByRole('button', { name: /^Hide review: Anna/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'spam');
    await userEvent.type(dialog.getByRole('textbox'), 'An advert.');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toContainEqual({
      procedure: 'reviewsAdmin.hide',
      input: { id: review.id, rule: 'spam', remark: 'An advert.' },
    });
  });

  it('that are hidden say why, that they changed since, and come back with a reason', async () => {
    const calls = show();
    await userEvent.click(screen.getByRole('tab', { name: 'Hidden' }));
    expect(await screen.findByText('Scam or promised profits')).toBeDefined();
    expect(screen.getByText('No profits.')).toBeDefined();
    expect(screen.getByText('Edited by its author since then')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Show review: Anna/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'It is fine now');
    await userEvent.click(dialog.getByRole('button', { name: 'Show review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toContainEqual({
      procedure: 'reviewsAdmin.show',
      input: { id: review.id, remark: 'It is fine now' },
    });
  });
});
