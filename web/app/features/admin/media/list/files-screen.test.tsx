// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { fileIdOf, makeStoredFile, makeUse } from '../stored-file.factory.ts';
import { endUploads } from '../testing/end-uploads.ts';
import { replaceRequests } from '../testing/fake-xhr.ts';
import { FilesScreen } from './files-screen.tsx';
import { readFilesView } from './files-view.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(() => {
  cleanup();
  endUploads();
});

function Screen() {
  const [parameters] = useSearchParams();
  return (
    <>
      <FilesScreen view={readFilesView(parameters)} />
      <output>{useLocation().search}</output>
    </>
  );
}

function show(path = '/admin/upload-management') {
  render(
    <PageFrame path={path}>
      <main tabIndex={-1}>
        <Screen />
      </main>
    </PageFrame>,
  );
}

const used = { ...makeStoredFile(), uses: [makeUse()] };
const unused = {
  ...makeStoredFile({ id: fileIdOf(2), name: 'old.pdf', purpose: 'document', pageCount: 3 }),
  uses: [],
};
const page = {
  files: [used, unused],
  nextCursor: 'next-key',
  total: 1240,
  totalBytes: 5 * 1024 ** 3,
};
const inTable = () => within(screen.getByRole('table'));
const address = () => document.querySelector('output')?.textContent;

async function openDetails(name: string) {
  await screen.findByText('1,240 files, 5 GB');
  await userEvent.click(inTable().getByRole('button', { name: `Details for ${name}` }));
  return within(await screen.findByRole('dialog'));
}

describe('the stored files', () => {
  it('[R2.26] shows every file with its size, its state, and the way to what uses it', async () => {
    network.answer({ 'media.list': () => page });
    show('/admin/upload-management?lang=de');
    expect(await screen.findByText('1,240 files, 5 GB')).toBeDefined();
    const link = inTable().getByRole('link', { name: 'Fast Track' });
    expect(link.getAttribute('href')).toBe('/admin/courses/fast-track?lang=de');
    expect(inTable().getByText('Not used')).toBeDefined();
    expect(inTable().getAllByText('34.2 MB')).toHaveLength(2);
  });

  it('pages by key, and keeps the filter', async () => {
    network.answer({ 'media.list': () => page });
    show('/admin/upload-management?use=none&after=b');
    const href = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('Next')).toBe('/admin/upload-management?use=none&after=b&after=next-key');
    expect(await href('Previous')).toBe('/admin/upload-management?use=none');
  });

  it('follows a choice at once, from the first page', async () => {
    const calls = network.answer({ 'media.list': () => page });
    show('/admin/upload-management?after=b');
    await userEvent.selectOptions(screen.getByLabelText('Usage'), 'Not used');
    await waitFor(() => expect(address()).toBe('?use=none'));
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ isOrphan: 'true' }));
    expect(calls.at(-1)?.input).not.toHaveProperty('cursor');
  });

  it('tells everything of a file, and downloads it by a fresh link', async () => {
    const went: string[] = [];
    // jsdom can't navigate; requests only need the origin.
    const { origin } = location;
    vi.stubGlobal('location', { origin, assign: (url: string) => went.push(url) });
    const calls = network.answer({
      'media.list': () => page,
      'media.link': () => ({ url: 'https://storage.example/signed' }),
    });
    show();
    const details = await openDetails('reading-the-line.mp4');
    for (const fact of ['video/mp4', '1920 × 1080 px', '4:07', 'Anna Kovač', 'a3a3a3a3a3a3…']) {
      expect(details.getByText(fact)).toBeDefined();
    }
    await userEvent.click(details.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(went).toEqual(['https://storage.example/signed']));
    expect(calls.at(-1)?.input).toEqual({ fileId: fileIdOf(1) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('reading-the-line.mp4'));
  });

  it('explains that a file in use cannot be removed', async () => {
    network.answer({
      'media.list': () => page,
      'media.remove': () => {
        throw new StubError('FILE_IN_USE', 409);
      },
    });
    show();
    const details = await openDetails('reading-the-line.mp4');
    await userEvent.click(details.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete file' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This file is still in use');
  });

  it('removes a file only after asking, and closes what told of it', async () => {
    let files = [used, unused];
    const calls = network.answer({
      'media.list': () => ({ ...page, files }),
      'media.remove': () => {
        files = [used];
        return { removed: true };
      },
    });
    show();
    const details = await openDetails('old.pdf');
    await userEvent.click(details.getByRole('button', { name: 'Delete' }));
    expect(calls.some(({ procedure }) => procedure === 'media.remove')).toBe(false);
    expect(await screen.findByText('old.pdf will be permanently deleted.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Delete file' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryAllByText('old.pdf')).toHaveLength(0));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  });

  it('[R2.26] says how much is not used before it removes that', async () => {
    const calls = network.answer({
      'media.list': (input) =>
        JSON.stringify(input).includes('isOrphan')
          ? { files: [unused], nextCursor: null, total: 3, totalBytes: 7 * 1024 ** 2 }
          : page,
      'media.removeOrphans': () => ({ removed: 2, bytes: 1024 ** 2 }),
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete unused files' }));
    expect(await screen.findByText(/^3 unused files, 7 MB in total/)).toBeDefined();
    expect(calls.some(({ procedure }) => procedure === 'media.removeOrphans')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Delete files' }));
    await waitFor(() =>
      expect(calls.some(({ procedure }) => procedure === 'media.removeOrphans')).toBe(true),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes several files at once by their endings, and names those it cannot take', async () => {
    const sent = replaceRequests();
    const started: unknown[] = [];
    network.answer({
      'media.list': () => page,
      'media.beginUpload': (input) => {
        started.push(input);
        throw new StubError('QUOTA_EXCEEDED', 409);
      },
    });
    show();
    const area = screen.getByRole('region', { name: 'Choose files' });
    const files = [
      new File(['1'], 'cover.png', { type: 'image/png' }),
      new File(['22'], 'manual.pdf', { type: 'application/pdf' }),
      new File(['3'], 'notes.txt', { type: 'text/plain' }),
      new File([], 'lesson.mp4', { type: 'video/mp4' }),
    ];
    fireEvent.drop(area, { dataTransfer: { files } });
    const faults = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(faults.map(({ textContent }) => textContent)).toEqual([
      'notes.txt: we don’t accept this file type.',
      'lesson.mp4: File appears to be empty',
    ]);
    await waitFor(() =>
      expect(started).toEqual([
        { name: 'cover.png', purpose: 'picture', bytes: 1 },
        { name: 'manual.pdf', purpose: 'document', bytes: 2 },
      ]),
    );
    for (const name of ['cover.png', 'manual.pdf']) {
      await userEvent.click(await screen.findByRole('button', { name: `Cancel ${name}` }));
    }
    expect(sent).toEqual([]);
  });

  it('says that nothing is stored, or that nothing fits, or that it could not be read', async () => {
    const empty = { files: [], nextCursor: null, total: 0, totalBytes: 0 };
    network.answer({ 'media.list': () => empty });
    show();
    expect(await screen.findByText('No files yet')).toBeDefined();
    cleanup();
    show('/admin/upload-management?search=x');
    expect(await screen.findByText('No files match this search')).toBeDefined();
    cleanup();
    network.answer({
      'media.list': () => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      },
    });
    show('/admin/upload-management?search=y');
    expect(await screen.findByText('We couldn’t load the files')).toBeDefined();
  });
});
