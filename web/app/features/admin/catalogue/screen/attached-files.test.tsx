// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import type { ItemEdition } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { applyEdit } from '@danube/contract/catalogue/draft/apply-edit.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import admin from '../../../../../../locales/en/admin.json' with { type: 'json' };
import catalogue from '../../../../../../locales/en/catalogue.json' with { type: 'json' };
import editor from '../../../../../../locales/en/editor.json' with { type: 'json' };
import media from '../../../../../../locales/en/media.json' with { type: 'json' };
import ui from '../../../../../../locales/en/ui.json' with { type: 'json' };
import { noRetryQueryClient } from '../../../../lib/testing/page-frame.tsx';
import { createTextStore } from '../../../../lib/text-store.ts';
import { TextsProvider, useTexts } from '../../../../lib/texts.tsx';
import { fileIdOf, makeStoredFile } from '../../media/stored-file.factory.ts';
import { endUploads } from '../../media/testing/end-uploads.ts';
import { replaceRequests, type SentRequest } from '../../media/testing/fake-xhr.ts';
import { lessonIdOf, makeCourse, makeEdition } from '../catalogue-admin.factory.ts';
import { EditorProvider } from '../editor/use-editor.tsx';
import { EditorScreen } from './editor-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

let sent: SentRequest[] = [];

beforeEach(() => {
  sent = replaceRequests();
  // jsdom has no layout and no digests.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('crypto', webcrypto);
});

afterEach(() => {
  cleanup();
  endUploads();
  localStorage.clear();
});

const videoLesson = makeCourse({
  edit: 'lesson',
  id: lessonIdOf(1),
  facts: { kind: 'video' },
});
const upload = { fileId: fileIdOf(1), bytes: 5, partBytes: 8_388_608, received: [] };

/** A server whose file check ends when the test says so. */
function server() {
  let edition = makeEdition(videoLesson);
  let file = makeStoredFile({ name: 'film.mp4', state: 'checking', durationSeconds: null });
  const answer = (draft: ItemEdition['draft'], step = 1) =>
    makeEdition(draft, {
      revision: edition.revision + step,
      files: [file],
      problems: [],
    });
  network.answer({
    'catalogueAdmin.edit': (input: unknown) => {
      // The contract's own tests cover the edits' shape.
      const { edits } = input as { edits: DraftEdit[] };
      edition = answer(edits.reduce((now, edit) => applyEdit(now, edit) ?? now, edition.draft));
      return edition;
    },
    'catalogueAdmin.read': () => answer(edition.draft, 0),
    'media.beginUpload': () => upload,
    'media.readUpload': () => upload,
    'media.signParts': () => [{ number: 1, url: 'https://storage.example/1' }],
    'media.completeUpload': () => file,
    'media.read': () => ({ ...file, uses: [] }),
  });
  return {
    edition: () => edition,
    judge: (overrides: Partial<StoredFile>) => {
      file = { ...file, ...overrides };
    },
    lesson: () =>
      edition.draft.kind === 'course' ? edition.draft.modules[0]?.lessons[0] : undefined,
  };
}

function open(edition: ItemEdition) {
  const store = createTextStore('en', () => undefined);
  for (const [name, texts] of Object.entries({ admin, catalogue, editor, media, ui })) {
    // The object above lists the groups.
    store.add(name as 'editor', texts, undefined);
  }
  function Page() {
    // Every page loads these texts before it is shown.
    useTexts('ui');
    return (
      <EditorProvider edition={edition}>
        <EditorScreen preview={null} />
      </EditorProvider>
    );
  }
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return render(
    <TextsProvider store={store}>
      <QueryClientProvider client={noRetryQueryClient()}>
        <Stub initialEntries={[`/admin/courses/sample?part=lessons&unit=${lessonIdOf(1)}`]} />
      </QueryClientProvider>
    </TextsProvider>,
  );
}

async function chooseVideo() {
  const field = await screen.findByRole('group', { name: 'Video' });
  const input = field.querySelector('input[type=file]');
  if (!input) throw new Error('no field for a file');
  const film = new File(['12345'], 'film.mp4', { type: 'video/mp4' });
  fireEvent.change(input, { target: { files: [film] } });
  await waitFor(() => expect(sent).toHaveLength(1));
}

/** An open dialog blocks the page behind it, in the next test too. */
async function closeDialog() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('a file chosen in the editor', () => {
  it('is in the draft while it is being checked, and publishing says what it waits for', async () => {
    const held = server();
    open(held.edition());
    await chooseVideo();
    sent[0]?.answer(200);
    await waitFor(() => expect(held.lesson()?.video).toBe(fileIdOf(1)), { timeout: 4_000 });
    expect(screen.getByText('Checking 1 file…')).toBeDefined();
    const field = within(screen.getByRole('group', { name: 'Video' }));
    expect(field.getByText('Uploaded. We’re checking the file.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByRole('link', { name: '“film.mp4” is still being checked: Lesson 1' }),
    ).toBeDefined();
    held.judge({ state: 'ready', durationSeconds: 600 });
    await waitFor(() => expect(dialog.queryByText(/film\.mp4/)).toBeNull(), { timeout: 6_000 });
    await waitFor(() => expect(held.lesson()?.videoSeconds).toBe(600), { timeout: 4_000 });
    await closeDialog();
  });

  it('is still there when the editor was left before the check ended', async () => {
    const held = server();
    const first = open(held.edition());
    await chooseVideo();
    // Left during an upload, and opened again after the check.
    first.unmount();
    sent[0]?.answer(200);
    await waitFor(() => expect(held.lesson()?.video).toBe(fileIdOf(1)), { timeout: 4_000 });
    held.judge({ state: 'refused', refusal: 'broken' });
    open(
      makeEdition(held.edition().draft, {
        revision: held.edition().revision,
        files: [makeStoredFile({ name: 'film.mp4', state: 'refused', refusal: 'broken' })],
      }),
    );
    const field = within(await screen.findByRole('group', { name: 'Video' }));
    expect(field.getByText('Failed to process video file')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByRole('link', { name: '“film.mp4” failed its check. Replace it: Lesson 1' }),
    ).toBeDefined();
    await closeDialog();
  });
});
