// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { fileIdOf, makeStoredFile } from '../media/stored-file.factory.ts';
import { endUploads } from '../media/testing/end-uploads.ts';
import { replaceRequests, type SentRequest } from '../media/testing/fake-xhr.ts';
import { UploadVideoDialog } from './upload-dialog.tsx';
import { makeVideo } from './video.factory.ts';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

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

const upload = { fileId: fileIdOf(1), bytes: 5, partBytes: 8_388_608, received: [] };
const film = () => new File(['12345'], 'gap.mp4', { type: 'video/mp4' });

type Answers = Parameters<typeof network.answer>[0];

async function show(
  answers: Answers = {},
  session: Session | null = makeSession({ isAdmin: true }),
) {
  const made: ManagedVideo[] = [];
  const calls = network.answer({
    'media.beginUpload': () => upload,
    'media.readUpload': () => upload,
    'media.signParts': () => [{ number: 1, url: 'https://storage.example/1' }],
    'media.completeUpload': () => makeStoredFile({ state: 'checking' }),
    'media.read': () => ({ ...makeStoredFile({ state: 'checking' }), uses: [] }),
    'media.abandonUpload': () => ({ abandoned: true }),
    'videosAdmin.create': () => makeVideo({ state: 'waiting', progress: 0 }),
    'videosAdmin.read': () => makeVideo({ state: 'waiting', progress: 0 }),
    ...answers,
  });
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <UploadVideoDialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onUploaded={(video) => made.push(video)}
        />
      </>
    );
  }
  render(
    <SessionProvider session={makePageSession({}, session)}>
      <PageFrame>
        <Page />
      </PageFrame>
    </SessionProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  const asked = (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
  return { asked, made };
}

function choose(...files: File[]) {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no field for a file');
  fireEvent.change(input, { target: { files } });
}

function drop(file: File) {
  const area = screen.getByRole('region', { name: 'Choose file' });
  fireEvent.drop(area, { dataTransfer: { files: [file] } });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const alertText = async () => (await screen.findByRole('alert')).textContent;

async function enter(title = 'The gap') {
  await userEvent.type(screen.getByLabelText('Title'), title);
}

describe('the dialog that uploads a video', () => {
  it('[R8.02] refuses in words what cannot be right, before anything is sent', async () => {
    const { asked } = await show();
    expect(screen.getByText('Supported formats: MP4, WebM, OGV')).toBeDefined();
    await press('Upload');
    expect(await alertText()).toBe('No file selected');
    choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(await alertText()).toBe(
      'Please select a valid video file (MP4, WebM, OGV, MOV, or AVI)',
    );
    choose(new File([], 'gap.mp4', { type: 'video/mp4' }));
    expect(await alertText()).toBe('File appears to be empty');
    choose(Object.defineProperty(film(), 'size', { value: 1024 ** 3 + 1 }));
    expect(await alertText()).toBe('File size must be less than 1GB');
    expect(asked('media.beginUpload')).toEqual([]);
  });

  it('[R8.02] sends nothing for somebody who is signed out', async () => {
    const { asked } = await show({}, null);
    choose(film());
    expect(await alertText()).toBe('User not authenticated');
    expect(asked('media.beginUpload')).toEqual([]);
  });

  it('[R2.46] takes a dropped film, and makes a quickie of it as soon as it has arrived', async () => {
    const { asked, made } = await show();
    drop(film());
    expect(screen.getByText('gap.mp4')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Choose another file');
    await press('Upload');
    expect(screen.getByText('Enter a title.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    await enter();
    fireEvent.change(screen.getByLabelText(/Day on the home page/), {
      target: { value: '2099-12-24' },
    });
    await press('Upload');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(asked('media.beginUpload')).toMatchObject([{ name: 'gap.mp4', purpose: 'video' }]);
    sent[0]?.answer(200);
    expect(await screen.findByText(/We’re checking the file/)).toBeDefined();
    await waitFor(() => expect(made).toHaveLength(1));
    expect(asked('videosAdmin.create')).toEqual([
      {
        fileId: fileIdOf(1),
        language: 'en',
        words: { en: { title: 'The gap', description: '', chapters: [] } },
        show: 'quickie',
        topics: [],
        publishedAt: new Date('2099-12-23T23:00:00Z'),
        quickie: { scheduledDate: '2099-12-24', isActive: true },
      },
    ]);
  });

  it('follows the new video until it can be watched', async () => {
    const states: Partial<ManagedVideo>[] = [
      { state: 'preparing', progress: 40 },
      { state: 'ready', progress: 100 },
    ];
    await show({ 'videosAdmin.read': () => makeVideo(states.shift() ?? {}) });
    choose(film());
    await enter();
    await press('Upload');
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(200);
    const bar = await screen.findByRole('progressbar', { name: /^Processing/ });
    expect(bar.getAttribute('aria-valuetext')).toBe('40%');
    const watch = await screen.findByRole('link', { name: 'Watch video' });
    expect(watch.getAttribute('href')).toBe('/itv/where-the-stop-goes');
  });

  it('[R8.13] shows that the upload failed, and tries again', async () => {
    let isFull = true;
    await show({
      'media.beginUpload': () => {
        if (isFull) throw new StubError('QUOTA_EXCEEDED', 409);
        return upload;
      },
    });
    choose(film());
    await enter();
    await press('Upload');
    expect(await screen.findByText('We couldn’t upload the video')).toBeDefined();
    expect(await alertText()).toContain('too many unfinished uploads');
    isFull = false;
    await press('Try again');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByText('We couldn’t upload the video')).toBeNull();
  });

  it('[R8.13] shows that the film could not be processed, and why', async () => {
    const failed = makeVideo({ state: 'failed', failure: 'broken', progress: 0 });
    const { asked } = await show({
      'videosAdmin.read': () => failed,
      'videosAdmin.retry': () => failed,
    });
    choose(film());
    await enter();
    await press('Upload');
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(200);
    expect(await alertText()).toBe('Failed to process video file');
    await press('Try again: Where the stop goes');
    await waitFor(() => expect(asked('videosAdmin.retry')).toEqual([{ id: failed.id }]));
  });

  it('asks for another day where one is taken, without sending the film again', async () => {
    let isTaken = true;
    const { asked, made } = await show({
      'videosAdmin.create': () => {
        if (isTaken) throw new StubError('DAY_TAKEN', 409);
        return makeVideo();
      },
    });
    choose(film());
    await enter();
    await press('Upload');
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(200);
    expect(await screen.findByText(/Another quickie is active on that day/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(/Day on the home page/));
    isTaken = false;
    fireEvent.change(screen.getByLabelText(/Day on the home page/), {
      target: { value: '2099-12-25' },
    });
    await press('Upload');
    await waitFor(() => expect(made).toHaveLength(1));
    expect(asked('media.beginUpload')).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it('goes on while it is closed', async () => {
    const { made } = await show();
    choose(film());
    await enter();
    await press('Upload');
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    sent[0]?.answer(200);
    await waitFor(() => expect(made).toHaveLength(1));
    await press('Open');
    expect(await screen.findByText('Where the stop goes')).toBeDefined();
  });
});
