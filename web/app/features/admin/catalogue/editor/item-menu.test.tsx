// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import admin from '../../../../../../locales/en/admin.json' with { type: 'json' };
import editor from '../../../../../../locales/en/editor.json' with { type: 'json' };
import ui from '../../../../../../locales/en/ui.json' with { type: 'json' };
import { noRetryQueryClient } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { createTextStore } from '../../../../lib/text-store.ts';
import { TextsProvider } from '../../../../lib/texts.tsx';
import { LeaveGuard } from '../../kit/drafts/leave-guard.tsx';
import { saveStateOf } from '../../kit/drafts/save-state.tsx';
import { makeDraft, makeEdition } from '../catalogue-admin.factory.ts';
import { ItemMenu } from './item-menu.tsx';
import { EditorProvider, useEditor } from './use-editor.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function Editor() {
  const { view, autosave, edit } = useEditor();
  const type = () =>
    edit({ edit: 'text', unit: 'item', language: 'en', state: 'reviewed', text: { summary: 'A' } });
  return (
    <>
      <LeaveGuard queue={view.queue} saveAll={autosave.saveAll} ownPath="/editor" />
      <ItemMenu />
      <button type="button" onClick={type}>
        Type
      </button>
      <output>{saveStateOf(view.queue)}</output>
    </>
  );
}

function show() {
  const store = createTextStore('en', () => undefined);
  for (const [name, texts] of Object.entries({ admin, editor, ui })) {
    // The object above lists the groups.
    store.add(name as 'editor', texts, undefined);
  }
  const element = (
    <EditorProvider edition={makeEdition(makeDraft('fact-sheet'))}>
      <Editor />
    </EditorProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/editor', element },
      { path: '/admin/fact-sheets', element: <p>The list</p> },
    ],
    { initialEntries: ['/editor'] },
  );
  render(
    <TextsProvider store={store}>
      <QueryClientProvider client={noRetryQueryClient()}>
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </TextsProvider>,
  );
}

const refusedSave = {
  'catalogueAdmin.edit': () => {
    throw new StubError('ITEM_NOT_FOUND', 404);
  },
};

async function typeAndDelete() {
  await userEvent.click(screen.getByRole('button', { name: 'Type' }));
  await screen.findByText('refused', {}, { timeout: 5_000 });
  await userEvent.click(screen.getByRole('button', { name: editor.item.more }));
  await userEvent.click(await screen.findByRole('menuitem', { name: editor.item.remove }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: editor.item.remove }));
  return dialog;
}

it('deletes a draft whose last edit was refused, without a question about that edit', async () => {
  network.answer({ ...refusedSave, 'catalogueAdmin.remove': () => ({ removed: true }) });
  show();
  await typeAndDelete();
  await screen.findByText('The list');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that a draft could not be deleted, and can be tried again', async () => {
  let isDown = true;
  network.answer({
    ...refusedSave,
    'catalogueAdmin.remove': () => {
      if (isDown) throw new StubError('SERVICE_UNAVAILABLE', 503);
      return { removed: true };
    },
  });
  show();
  const dialog = await typeAndDelete();
  await dialog.findByRole('alert');
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: editor.item.remove }));
  await waitFor(() => expect(screen.getByText('The list')).toBeDefined());
});
