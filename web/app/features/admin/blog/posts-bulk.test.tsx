// @vitest-environment jsdom
import { postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import type { PostRow } from '@danube/contract/blog/blog-admin.contract.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { PostsScreen } from './posts-screen.tsx';
import { readPostsView } from './posts-view.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function aPost(number: number, state: PostRow['state']): PostRow {
  return {
    id: postIdSchema.parse(`0198f3a2-7c1e-7b6a-9d45-00000000000${number}`),
    slug: `post-${number}`,
    title: `Post ${number}`,
    state,
    revision: number + 10,
    scheduledFor: null,
    publishedAt: null,
    author: null,
    originalLanguage: 'en',
    wordings: [
      { language: 'en', state: 'original' },
      { language: 'de', state: 'stale' },
    ],
    isSample: false,
    updatedAt: new Date('2026-11-16T10:20:00Z'),
    updatedBy: 'Adam Admin',
  };
}

const posts = [aPost(1, 'draft'), aPost(2, 'draft'), aPost(3, 'published'), aPost(4, 'changed')];

function show(answers: Parameters<typeof network.answer>[0] = {}) {
  const calls = network.answer({
    'blogAdmin.list': () => ({ posts, nextCursor: null, total: posts.length }),
    ...answers,
  });
  render(
    <PageFrame path="/admin/blog-management">
      <PostsScreen view={readPostsView(new URLSearchParams())} />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

/** The page also contains the same posts as a list, for narrow screens. */
const table = async () => within(await screen.findByRole('table', { name: 'Blog' }));

const box = async (number: number) =>
  (await table()).getByRole<HTMLInputElement>('checkbox', { name: `Select Post ${number}` });

async function act(name: string, text: RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(text)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name }));
}

it('names the languages of a post, and what is unfinished', async () => {
  show();
  const cells = (await table()).getAllByRole('cell', {
    name: /^English, Deutsch \(Out of date\)$/,
  });
  expect(cells).toHaveLength(posts.length);
});

it('publishes each selected draft as listed; what is refused is named and stays selected', async () => {
  const inputs = show({
    'blogAdmin.publish': (input) => {
      if (Object(input).id !== posts[1]?.id) return {};
      throw new StubError('POST_NOT_PUBLISHABLE', 422, { problems: [] });
    },
  });
  for (const number of [1, 2, 3]) await userEvent.click(await box(number));
  await act('Publish', /^Posts with something to publish: 2 of 3\./);
  await screen.findByText('1 of 2 done');
  expect(screen.getByText(/Open the post to see what/)).toBeDefined();
  expect(inputs('blogAdmin.publish')).toEqual([
    { id: posts[0]?.id, revision: 11, at: null },
    { id: posts[1]?.id, revision: 12, at: null },
  ]);
  await waitFor(async () => expect((await box(1)).checked).toBe(false));
  expect((await box(2)).checked).toBe(true);
});

it('unpublishes what is public and deletes what never was', async () => {
  const inputs = show({
    'blogAdmin.withdraw': () => ({}),
    'blogAdmin.remove': () => ({ removed: true }),
  });
  await userEvent.click(await box(3));
  expect(screen.queryByRole('button', { name: 'Delete drafts' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await userEvent.click(await box(4));
  await act('Unpublish', /^Public posts: 2 of 2\./);
  await waitFor(() => expect(inputs('blogAdmin.withdraw')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click((await table()).getByRole('checkbox', { name: 'Select all on this page' }));
  await act('Delete drafts', /^Drafts that were never public: 2 of 4\./);
  await waitFor(() =>
    expect(inputs('blogAdmin.remove')).toEqual([{ id: posts[0]?.id }, { id: posts[1]?.id }]),
  );
});
