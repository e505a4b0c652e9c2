// @vitest-environment jsdom
import {
  addEdit,
  createSaveQueue,
  endSending,
  type SaveQueue,
} from '@danube/contract/drafts/save-queue.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import editor from '../../../../../../locales/en/editor.json' with { type: 'json' };
import { createTextStore } from '../../../../lib/text-store.ts';
import { TextsProvider } from '../../../../lib/texts.tsx';
import { LeaveGuard } from './leave-guard.tsx';

afterEach(cleanup);

type Queue = SaveQueue<string, string>;

const saved = { draft: '', revision: 1 };
const empty: Queue = createSaveQueue(
  {
    apply: (draft, edit) => draft + edit,
    join: (edits, next) => [...edits, next],
    slugIn: () => undefined,
    withoutSlug: (edit) => edit,
  },
  saved,
);
const typed = addEdit(empty, 'A word') ?? empty;

type EditorProps = { start: Queue; saveAll: () => Promise<boolean>; ownPath: string };

function Editor({ start, saveAll, ownPath }: EditorProps) {
  const [queue, setQueue] = useState(start);
  return (
    <>
      <LeaveGuard queue={queue} saveAll={saveAll} ownPath={ownPath} />
      <Link to="/elsewhere">Elsewhere</Link>
      <button type="button" onClick={() => setQueue(empty)}>
        Retry
      </button>
    </>
  );
}

async function leaveWith(
  queue: Queue,
  saveAll: () => Promise<boolean>,
  ownPath = '/editor',
): Promise<void> {
  const store = createTextStore('en', () => undefined);
  store.add('editor', editor, undefined);
  const element = <Editor start={queue} saveAll={saveAll} ownPath={ownPath} />;
  const router = createMemoryRouter(
    [
      { path: '/editor', element },
      { path: '/elsewhere', element: <p>Arrived</p> },
    ],
    { initialEntries: ['/editor'] },
  );
  render(
    <TextsProvider store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </TextsProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
}

it('saves before a link is followed', async () => {
  const saveAll = vi.fn(async () => true);
  await leaveWith(typed, saveAll);
  await screen.findByText('Arrived');
  expect(saveAll).toHaveBeenCalledOnce();
});

it('follows a link at once if everything is saved', async () => {
  const saveAll = vi.fn(async () => true);
  await leaveWith(empty, saveAll);
  await screen.findByText('Arrived');
  expect(saveAll).not.toHaveBeenCalled();
});

it('lets the editor follow its own new slug while something is unsaved', async () => {
  const saveAll = vi.fn(async () => false);
  await leaveWith(typed, saveAll, '/elsewhere');
  await screen.findByText('Arrived');
  expect(saveAll).not.toHaveBeenCalled();
});

it('asks if someone else saved in the meantime, and leaves only on request', async () => {
  const changed = endSending(typed, { kind: 'changed', theirs: { draft: 'Theirs', revision: 2 } });
  await leaveWith(changed, async () => false);
  await screen.findByRole('dialog', { name: editor.save.leaveTitle });
  await userEvent.click(screen.getByRole('button', { name: editor.save.stay }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Arrived')).toBeNull();
});

it('asks if saving takes long, and never leaves silently', async () => {
  await leaveWith(typed, () => new Promise(() => undefined));
  expect(screen.queryByText('Arrived')).toBeNull();
  await screen.findByRole('dialog', { name: editor.save.leaveTitle }, { timeout: 5_000 });
  await userEvent.click(screen.getByRole('button', { name: editor.save.leave }));
  await screen.findByText('Arrived');
});

it('leaves without a question once a retry has saved everything', async () => {
  await leaveWith(endSending(typed, { kind: 'unanswered' }), async () => false);
  await screen.findByRole('dialog', { name: editor.save.leaveTitle });
  // Behind the dialog, like an automatic retry.
  fireEvent.click(screen.getByText('Retry'));
  await screen.findByText('Arrived');
});
