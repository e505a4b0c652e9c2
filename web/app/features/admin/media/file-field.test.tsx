// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import type { FilePurpose, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { FileField } from './file-field.tsx';
import { fileIdOf, makeStoredFile } from './stored-file.factory.ts';
import { endUploads } from './testing/end-uploads.ts';
import { replaceRequests, type SentRequest } from './testing/fake-xhr.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

let sent: SentRequest[] = [];

beforeEach(() => {
  sent = replaceRequests();
  // jsdom has no digests.
  vi.stubGlobal('crypto', webcrypto);
});

afterEach(() => {
  cleanup();
  endUploads();
  localStorage.clear();
});

type Setting = { purpose?: FilePurpose; file?: StoredFile | null; error?: string };

function show({ purpose = 'video', file = null, error }: Setting = {}) {
  const changes: (StoredFile | null)[] = [];
  function Form() {
    const [chosen, setChosen] = useState(file);
    return (
      <FileField
        label="Lesson video"
        purpose={purpose}
        file={chosen}
        onChange={(next) => {
          changes.push(next);
          setChosen(next);
        }}
        error={error}
      />
    );
  }
  render(
    <PageFrame>
      <Form />
    </PageFrame>,
  );
  return changes;
}

function choose(...files: File[]) {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no field for a file');
  fireEvent.change(input, { target: { files } });
}

const upload = { fileId: fileIdOf(1), bytes: 5, partBytes: 8_388_608, received: [] };
const video = () => new File(['12345'], 'lesson.mp4', { type: 'video/mp4' });

function answers(checked: Partial<StoredFile> = {}) {
  return {
    'media.beginUpload': () => upload,
    'media.readUpload': () => upload,
    'media.signParts': () => [{ number: 1, url: 'https://storage.example/1' }],
    'media.completeUpload': () => makeStoredFile({ state: 'checking' }),
    'media.read': () => ({ ...makeStoredFile(checked), uses: [] }),
    'media.abandonUpload': () => ({ abandoned: true }),
  };
}

describe('the field for a file', () => {
  it('[R8.02] refuses in words what cannot be right, before anything is sent', async () => {
    const calls = network.answer(answers());
    const changes = show();
    expect(screen.getByText('Supported formats: MP4, WebM, OGV')).toBeDefined();
    choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(screen.getByRole('alert').textContent).toBe(
      'Please select a valid video file (MP4, WebM, OGV, MOV, or AVI)',
    );
    choose(new File([], 'lesson.mp4', { type: 'video/mp4' }));
    expect(screen.getByRole('alert').textContent).toBe('File appears to be empty');
    choose();
    expect(screen.getByRole('alert').textContent).toBe('No file selected');
    const huge = Object.defineProperty(video(), 'size', { value: 1024 ** 3 + 1 });
    choose(huge);
    expect(screen.getByRole('alert').textContent).toBe('File size must be less than 1GB');
    expect([calls.length, changes.length]).toEqual([0, 0]);
  });

  it('sends a dropped file, shows how far it is, and hands it over once it is ready', async () => {
    const calls = network.answer(answers());
    const changes = show();
    const area = screen.getByRole('region', { name: 'Choose file' });
    fireEvent.drop(area, { dataTransfer: { files: [video()] } });
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.progress(2);
    const bar = await screen.findByRole('progressbar', { name: 'Upload progress: lesson.mp4' });
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('2 bytes of 5 bytes'));
    expect(screen.getByText('2 bytes of 5 bytes · 40%')).toBeDefined();
    sent[0]?.answer(200);
    expect(await screen.findByText('Uploaded. We’re checking the file.')).toBeDefined();
    expect(changes).toEqual([]);
    await waitFor(() => expect(changes.map((file) => file?.state)).toEqual(['ready']));
    const complete = calls.find(({ procedure }) => procedure === 'media.completeUpload');
    expect(complete?.input).toEqual({
      fileId: fileIdOf(1),
      partDigests: ['5994471abb01112afcc18159f6cc74b4f511b99806da59b3caf5a9c173cacfc5'],
    });
    expect(screen.getByText('4:07 · 34.2 MB')).toBeDefined();
  });

  it('pauses, resumes, and gives up', async () => {
    const calls = network.answer(answers());
    const changes = show();
    choose(video());
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Pause lesson.mp4' }));
    expect(sent[0]?.isAborted).toBe(true);
    expect(screen.getByText('Paused')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Resume lesson.mp4' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel lesson.mp4' }));
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeDefined();
    await waitFor(() =>
      expect(calls.map(({ procedure }) => procedure)).toContain('media.abandonUpload'),
    );
    expect(changes).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('[R8.13] says why a file was refused, and takes another one', async () => {
    network.answer(answers({ state: 'refused', refusal: 'broken' }));
    const changes = show();
    choose(video());
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(200);
    expect(await screen.findByText('Failed to process video file')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Remove lesson.mp4 from the list' }));
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeDefined();
    expect(changes).toEqual([]);
  });

  it('[R8.13] says that an upload failed, and tries again when asked to', async () => {
    let isFull = true;
    network.answer({
      ...answers(),
      'media.beginUpload': () => {
        if (isFull) throw new StubError('QUOTA_EXCEEDED', 409);
        return upload;
      },
    });
    show();
    choose(video());
    expect((await screen.findByRole('alert')).textContent).toContain('too many unfinished uploads');
    isFull = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try lesson.mp4 again' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel lesson.mp4' }));
  });

  it('lets a ready file of its purpose be searched for and taken', async () => {
    const pdf = makeStoredFile({ id: fileIdOf(2), name: 'manual.pdf', purpose: 'document' });
    const found = { ...pdf, durationSeconds: null, width: null, height: null, pageCount: 12 };
    const calls = network.answer({
      'media.list': () => ({
        files: [{ ...found, uses: [] }],
        nextCursor: null,
        total: 1,
        totalBytes: 1,
      }),
    });
    const changes = show({ purpose: 'document' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose from Uploads' }));
    await userEvent.type(await screen.findByLabelText('Search by name'), 'man');
    const lastList = () => calls.findLast(({ procedure }) => procedure === 'media.list')?.input;
    await waitFor(() =>
      expect(lastList()).toMatchObject({ search: 'man', purpose: 'document', state: 'ready' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /manual\.pdf/ }));
    expect(changes.map((file) => file?.name)).toEqual(['manual.pdf']);
    expect(screen.getByText('12 pages · 34.2 MB')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a picture, replaces it only when another is chosen, and takes it out', async () => {
    network.answer(answers());
    const picture = makeStoredFile({ purpose: 'picture', name: 'cover.png' });
    const changes = show({ purpose: 'picture', file: { ...picture, durationSeconds: null } });
    expect(document.querySelector('img')?.getAttribute('src')).toBe(
      `/media/pictures/${fileIdOf(1)}?w=480`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Replace cover.png' }));
    expect(document.activeElement?.textContent).toBe('Choose file');
    await userEvent.click(screen.getByRole('button', { name: 'Keep current file' }));
    expect(changes.map((file) => file?.name)).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Replace');
    await userEvent.click(screen.getByRole('button', { name: 'Remove cover.png' }));
    expect(changes).toEqual([null]);
    expect(document.activeElement?.textContent).toBe('Choose file');
  });

  it('follows a file that is given while it is being checked', async () => {
    network.answer(answers());
    const changes = show({ file: makeStoredFile({ state: 'checking' }) });
    await waitFor(() => expect(changes.map((file) => file?.state)).toEqual(['ready']));
  });

  it('names its group, and says what the form has against the choice', () => {
    network.answer(answers());
    show({ error: 'A lesson needs a video' });
    expect(screen.getByRole('group', { name: 'Lesson video' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('A lesson needs a video');
  });
});
