// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import admin from '../../../../../../locales/en/admin.json' with { type: 'json' };
import itv from '../../../../../../locales/en/itv.json' with { type: 'json' };
import media from '../../../../../../locales/en/media.json' with { type: 'json' };
import ui from '../../../../../../locales/en/ui.json' with { type: 'json' };
import videos from '../../../../../../locales/en/videos.json' with { type: 'json' };
import { noRetryQueryClient } from '../../../../lib/testing/page-frame.tsx';
import { createTextStore } from '../../../../lib/text-store.ts';
import { TextsProvider } from '../../../../lib/texts.tsx';
import { fileIdOf, makeStoredFile } from '../../media/stored-file.factory.ts';
import { endUploads } from '../../media/testing/end-uploads.ts';
import { replaceRequests, type SentRequest } from '../../media/testing/fake-xhr.ts';
import { makeVideo } from '../video.factory.ts';
import { VideoScreen } from './video-screen.tsx';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../../lib/testing/stub-api.ts');
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

type Answers = Parameters<typeof network.answer>[0];

async function show(
  video: ManagedVideo = makeVideo(),
  answers: Answers = {},
  client = noRetryQueryClient(),
) {
  const calls = network.answer({
    'videosAdmin.read': () => video,
    'videosAdmin.change': () => video,
    'videosAdmin.schedule': () => video,
    'videosAdmin.statistics': () => ({ days: [] }),
    ...answers,
  });
  const store = createTextStore('en', () => undefined);
  store.add('admin', admin, undefined);
  store.add('itv', itv, undefined);
  store.add('media', media, undefined);
  store.add('ui', ui, undefined);
  store.add('videos', videos, undefined);
  const page = (
    <>
      <VideoScreen id={video.id} />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/video-management/:videoId', element: page },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [`/video-management/${video.id}`] },
  );
  render(
    <TextsProvider store={store}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </TextsProvider>,
  );
  await screen.findByLabelText('Title');
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the page of one video', () => {
  it('saves the words of a further language beside the original', async () => {
    const requested = await show();
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
    await userEvent.type(screen.getByLabelText('Title'), 'Wohin der Stop gehört');
    await userEvent.type(screen.getByLabelText(/Chapters/), '0:00 Die Linie');
    expect(screen.getByText('You have unsaved changes.')).toBeDefined();
    await press('Save changes');
    await waitFor(() => expect(requested('videosAdmin.change')).toHaveLength(1));
    expect(requested('videosAdmin.change')[0]).toMatchObject({
      slug: 'where-the-stop-goes',
      publishedAt: new Date('2026-11-10T08:00:00Z'),
      words: {
        en: makeVideo().words.en,
        de: { title: 'Wohin der Stop gehört', chapters: [{ at: 0, title: 'Die Linie' }] },
      },
    });
  });

  it('is saved by Ctrl+S, and goes back to what is saved', async () => {
    const requested = await show();
    const title = screen.getByLabelText<HTMLInputElement>('Title');
    const before = title.value;
    expect(screen.getByText('All changes saved')).toBeDefined();
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.type(title, ' again');
    await press('Discard changes');
    expect(title.value).toBe(before);
    expect(requested('videosAdmin.change')).toEqual([]);
    await userEvent.type(title, ' again');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(requested('videosAdmin.change')).toHaveLength(1));
  });

  it('turns to the language in which something is wrong, and to the field', async () => {
    const requested = await show();
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
    await userEvent.type(screen.getByLabelText(/Chapters/), 'Die Linie');
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'English (original)');
    await press('Save changes');
    expect(screen.getByText('Enter a title of up to 140 characters.')).toBeDefined();
    expect(screen.getByText(/^Line 1 isn’t a chapter/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(requested('videosAdmin.change')).toEqual([]);
  });

  it('says beside the field that another video has the name', async () => {
    await show(makeVideo(), {
      'videosAdmin.change': () => {
        throw new StubError('SLUG_TAKEN', 409);
      },
    });
    const slug = screen.getByLabelText('URL');
    fireEvent.change(slug, { target: { value: 'the-gap' } });
    await press('Save changes');
    expect(await screen.findByText('Another video already uses this URL.')).toBeDefined();
    expect(slug.getAttribute('aria-invalid')).toBe('true');
  });

  it('publishes later on the academy’s clock', async () => {
    const requested = await show(makeVideo({ publishedAt: null }));
    await userEvent.click(screen.getByLabelText('Publish later'));
    await press('Save changes');
    expect(screen.getByText('Enter a date and a time.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Date and time'), {
      target: { value: '2099-12-24T18:00' },
    });
    await press('Save changes');
    await waitFor(() => expect(requested('videosAdmin.change')).toHaveLength(1));
    expect(requested('videosAdmin.change')[0]).toMatchObject({
      publishedAt: new Date('2099-12-24T17:00:00Z'),
    });
  });

  it('links to the public page as soon as it is published', async () => {
    let publishedAt: Date | null = null;
    await show(makeVideo({ publishedAt }), {
      'videosAdmin.read': () => makeVideo({ publishedAt }),
      'videosAdmin.change': () => {
        publishedAt = new Date();
        return makeVideo({ publishedAt });
      },
    });
    expect(screen.queryByRole('link', { name: 'View public page' })).toBeNull();
    await userEvent.click(screen.getByLabelText('Published'));
    await press('Save changes');
    expect(await screen.findByRole('link', { name: 'View public page' })).toBeDefined();
  });

  it('asks before it leaves with something unsaved', async () => {
    await show();
    await userEvent.type(screen.getByLabelText('Title'), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByText('Another page')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('Another page')).toBeDefined();
  });

  it('moves a quickie to another day, and says when that is taken', async () => {
    let isTaken = true;
    const requested = await show(makeVideo(), {
      'videosAdmin.schedule': () => {
        if (isTaken) throw new StubError('DAY_TAKEN', 409);
        return makeVideo();
      },
    });
    const day = screen.getByLabelText(/Day on the home page/);
    fireEvent.change(day, { target: { value: '2026-11-20' } });
    await press('Save schedule');
    expect(await screen.findByText(/Another quickie is active on that day/)).toBeDefined();
    isTaken = false;
    fireEvent.change(day, { target: { value: '' } });
    await userEvent.click(screen.getByLabelText('Active'));
    await press('Save schedule');
    await waitFor(() => expect(requested('videosAdmin.schedule')).toHaveLength(2));
    await userEvent.click(screen.getByLabelText('Use as Education Quickie'));
    await press('Save schedule');
    await waitFor(() => expect(requested('videosAdmin.schedule')).toHaveLength(3));
    expect(requested('videosAdmin.schedule').map((input) => Object(input).quickie)).toEqual([
      { scheduledDate: '2026-11-20', isActive: true },
      { scheduledDate: null, isActive: false },
      null,
    ]);
  });

  it('uploads captions of a language, and removes others', async () => {
    const captions = makeStoredFile({ name: 'stop.vtt', purpose: 'captions' });
    const requested = await show(makeVideo(), {
      'media.beginUpload': () => ({
        fileId: fileIdOf(1),
        bytes: 6,
        partBytes: 8_388_608,
        received: [],
      }),
      'media.signParts': () => [{ number: 1, url: 'https://storage.example/1' }],
      'media.completeUpload': () => captions,
      'videosAdmin.putCaptions': () => makeVideo(),
      'videosAdmin.removeCaptions': () => ({ removed: true }),
    });
    const section = within(screen.getByRole('region', { name: 'Captions' }));
    await userEvent.selectOptions(section.getByLabelText('Caption language'), 'Polski');
    const input = section
      .getByRole('group', { name: 'Add or replace captions' })
      .querySelector('input');
    if (!input) throw new Error('no field for a file');
    fireEvent.change(input, { target: { files: [new File(['WEBVTT'], 'stop.vtt')] } });
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(200);
    await waitFor(() =>
      expect(requested('videosAdmin.putCaptions')).toMatchObject([
        { language: 'pl', fileId: fileIdOf(1) },
      ]),
    );
    await press('Remove the English captions');
    await waitFor(() =>
      expect(requested('videosAdmin.removeCaptions')).toMatchObject([{ language: 'en' }]),
    );
  });

  it('uploads an audio track of a language, says how far it is, and removes it', async () => {
    const track = makeStoredFile({ name: 'stop.mp3', purpose: 'audio' });
    const video = makeVideo({ audio: [{ language: 'de', state: 'waiting' }] });
    const requested = await show(video, {
      'media.beginUpload': () => ({
        fileId: fileIdOf(1),
        bytes: 3,
        partBytes: 8_388_608,
        received: [],
      }),
      'media.signParts': () => [{ number: 1, url: 'https://storage.example/1' }],
      'media.completeUpload': () => track,
      'videosAdmin.putAudio': () => video,
      'videosAdmin.removeAudio': () => ({ removed: true }),
    });
    const section = within(screen.getByRole('region', { name: 'Audio tracks' }));
    expect(section.getByText('Processing')).toBeDefined();
    await userEvent.selectOptions(section.getByLabelText('Track language'), 'Polski');
    const input = section
      .getByRole('group', { name: 'Add or replace a track' })
      .querySelector('input');
    if (!input) throw new Error('no field for a file');
    fireEvent.change(input, { target: { files: [new File(['ID3'], 'stop.mp3')] } });
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(200);
    await waitFor(() =>
      expect(requested('videosAdmin.putAudio')).toMatchObject([
        { language: 'pl', fileId: fileIdOf(1) },
      ]),
    );
    await press('Remove the Deutsch audio track');
    await waitFor(() =>
      expect(requested('videosAdmin.removeAudio')).toMatchObject([{ language: 'de' }]),
    );
  });

  it('removes a video only after asking', async () => {
    const requested = await show(makeVideo(), { 'videosAdmin.remove': () => ({ removed: true }) });
    await press('Delete video');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/“Where the stop goes” will be permanently deleted/)).toBeDefined();
    expect(requested('videosAdmin.remove')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete video' }));
    expect(await screen.findByText('Another page')).toBeDefined();
    expect(requested('videosAdmin.remove')).toEqual([{ id: makeVideo().id }]);
  });

  it('does not ask again for a video that is being removed', async () => {
    const client = noRetryQueryClient();
    // The live update arrives before the response.
    const remove = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await client.invalidateQueries();
      return { removed: true };
    };
    const requested = await show(makeVideo(), { 'videosAdmin.remove': remove }, client);
    await press('Delete video');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete video' }));
    expect(await screen.findByText('Another page')).toBeDefined();
    expect(requested('videosAdmin.read')).toHaveLength(1);
  });

  it('shows the film once it is ready, and why it is not before', async () => {
    await show();
    expect(document.querySelector('video')?.getAttribute('src')).toBe(
      `/media/videos/${makeVideo().id}/fallback.mp4`,
    );
    cleanup();
    await show(makeVideo({ state: 'failed', failure: 'prepare' }));
    expect(document.querySelector('video')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Failed to process video file');
  });
});
