// @vitest-environment jsdom
import type { ShelfItem } from '@danube/contract/downloads/shelf.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { makeItemWithFiles } from '../../shop/downloads/downloads.factory.ts';
import { makeOwnCertificate } from '../certificates/certificate.factory.ts';
import { makeMyCourse } from '../learning/learning.factory.ts';
import { LibraryPage } from './library-page.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

// jsdom has no pointer capture, which the toast uses for swiping.
Element.prototype.setPointerCapture ??= () => undefined;

type Answers = Parameters<typeof network.answer>[0];

function show(answers: Answers = {}) {
  const calls = network.answer({
    'learning.myCourses': () => [],
    'downloads.shelf': () => [],
    'certificates.mine': () => [],
    'reviews.mine': () => [],
    'orders.mine': () => ({ orders: [], nextCursor: null }),
    ...answers,
  });
  render(
    <PageFrame path="/library">
      <SessionProvider session={makePageSession({}, makeSession())}>
        <LibraryPage />
        <ToastRegion />
      </SessionProvider>
    </PageFrame>,
  );
  return calls;
}

function onShelf(overrides: Partial<ShelfItem> = {}): ShelfItem {
  return {
    item: makeItemWithFiles(),
    isPublic: true,
    access: { isAllowed: true, why: 'purchase', until: null },
    fetchedAt: new Date('2026-11-12T18:00:00Z'),
    hasNewVersion: false,
    ...overrides,
  };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('reviews in the library', () => {
  const course = { id: '018f4c5e-0000-7000-8000-000000000001', title: 'Fast Track' };

  it('are asked for once a course is finished, and need stars', async () => {
    let review: unknown = null;
    const calls = show({
      'reviews.mine': () => [{ course, review }],
      'reviews.write': () => {
        const writtenAt = new Date('2026-11-16T10:00:00Z');
        const own = { showsName: true, hidden: null, changedAt: null };
        review = { stars: 4, text: 'Clear.', language: 'en', writtenAt, ...own };
        return {};
      },
    });
    const reviews = await part('Your reviews');
    await userEvent.click(reviews.getByRole('button', { name: 'Write a review: Fast Track' }));
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: 'Publish review' });
    await userEvent.click(submit);
    expect(dialog.getByText('Choose a rating.')).toBeDefined();
    await userEvent.click(dialog.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Clear.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show my name' }));
    await userEvent.click(submit);
    expect(await reviews.findByText('Clear.')).toBeDefined();
    expect(calls).toContainEqual({
      procedure: 'reviews.write',
      input: { course: course.id, stars: 4, text: 'Clear.', showsName: true, language: 'en' },
    });
    expect(reviews.getByRole('button', { name: 'Edit your review: Fast Track' })).toBeDefined();
  });

  it('that were hidden name the rule, and can be deleted', async () => {
    const writtenAt = new Date('2026-11-16T10:00:00Z');
    const hidden = { rule: 'scam', rulesVersion: 1, remark: 'No profits.', hiddenAt: writtenAt };
    const own = { stars: 5, text: 'Rich!', language: 'de', changedAt: null, showsName: false };
    let list = [{ course, review: { ...own, writtenAt, hidden } }];
    show({
      'reviews.mine': () => list,
      'reviews.write': () => ({}),
      'reviews.remove': () => {
        list = [];
        return {};
      },
    });
    const reviews = await part('Your reviews');
    expect(reviews.getByRole('link', { name: 'Read the rule' }).getAttribute('href')).toBe(
      '/community/rules?version=1#scam',
    );
    expect(reviews.getByText('No profits.')).toBeDefined();
    expect(reviews.getByText('Rich!').getAttribute('lang')).toBe('de');
    await userEvent.click(reviews.getByRole('button', { name: 'Edit your review: Fast Track' }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      await screen.findByText('Your changes are saved. A moderator will check them.'),
    ).toBeDefined();
    await userEvent.click(reviews.getByRole('button', { name: 'Delete review: Fast Track' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete review' }));
    await waitFor(() => expect(screen.queryByText('Rich!')).toBeNull());
  });
});

describe('the library', () => {
  it('has courses, files, certificates, each with its own way on', async () => {
    const { item } = onShelf();
    show({
      'learning.myCourses': () => [makeMyCourse()],
      'downloads.shelf': () => [onShelf({ hasNewVersion: true })],
      'certificates.mine': () => [makeOwnCertificate()],
    });
    const courses = await part('Courses');
    expect(courses.getByRole('link', { name: 'Fast Track' }).getAttribute('href')).toBe(
      '/my-courses/fast-track',
    );
    expect(courses.getByRole('link', { name: 'Open My Courses' }).getAttribute('href')).toBe(
      '/my-courses',
    );
    expect(courses.getByText('1 of 3 lessons')).toBeDefined();
    const books = await part('Books');
    expect(books.getByText('New version available')).toBeDefined();
    expect(books.getByText('Last downloaded on 12 Nov 2026')).toBeDefined();
    expect(books.getByRole('heading', { name: item.title })).toBeDefined();
    expect(books.getAllByRole('button', { name: /^Download/ })).toHaveLength(item.files.length);
    const certificates = await part('Certificates');
    const pdf = certificates.getByRole('link', { name: /^Download PDF/ });
    expect(pdf.getAttribute('href')).toBe('/my-certificates/7KQ2M9XD4TRB.pdf');
  });

  it('gives a file by the gate that every download passes', async () => {
    const own = onShelf();
    const calls = show({
      'downloads.shelf': () => [own],
      'downloads.request': () => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      },
    });
    const books = await part('Books');
    const [first] = books.getAllByRole('button', { name: /^Download/ });
    if (first) await userEvent.click(first);
    expect(calls).toContainEqual({
      procedure: 'downloads.request',
      input: { item: own.item.id, file: own.item.files[0]?.id },
    });
  });

  it('says what has ended and offers no file of it', async () => {
    show({
      'downloads.shelf': () => [onShelf({ access: { isAllowed: false, why: 'ended' } })],
      'learning.myCourses': () => [makeMyCourse({ access: { isAllowed: false, why: 'ended' } })],
    });
    const books = await part('Books');
    expect(books.queryByRole('button', { name: /^Download/ })).toBeNull();
    expect((await part('Courses')).getByText('Your access has ended')).toBeDefined();
  });

  it('leads nowhere from what the public can no longer see', async () => {
    show({ 'downloads.shelf': () => [onShelf({ isPublic: false })] });
    const books = await part('Books');
    expect(within(books.getByRole('heading', { level: 3 })).queryByRole('link')).toBeNull();
  });

  it('offers no PDF of a certificate that was revoked', async () => {
    show({ 'certificates.mine': () => [makeOwnCertificate({ isRevoked: true })] });
    const certificates = await part('Certificates');
    expect(certificates.getByText('Revoked')).toBeDefined();
    expect(certificates.queryByRole('link', { name: /PDF/ })).toBeNull();
  });

  it('that is empty leads to what is free', async () => {
    show();
    expect(await screen.findByText('Your library is empty')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See what’s free' }).getAttribute('href')).toBe(
      '/download',
    );
  });

  it('says which part failed, keeps the others and asks again', async () => {
    let isDown = true;
    show({
      'learning.myCourses': () => [makeMyCourse()],
      'downloads.shelf': () => {
        if (isDown) throw new StubError('SERVICE_UNAVAILABLE', 503);
        return [onShelf()];
      },
    });
    expect(await screen.findByText('We couldn’t load your downloads')).toBeDefined();
    expect(await part('Courses')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await part('Books')).toBeDefined();
  });
});
