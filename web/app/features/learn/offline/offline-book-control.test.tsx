// @vitest-environment jsdom
import type { ShelfItem } from '@danube/contract/downloads/shelf.schemas.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { makeItemWithFiles } from '../../shop/downloads/downloads.factory.ts';
import { OfflineBookControl } from './offline-book-control.tsx';
import { offlineBookPath, readOfflineItems } from './offline-item.ts';
import { memoryCaches } from './testing/memory-caches.ts';
import { makeOfflineBook, putOfflineItem } from './testing/offline-item.factory.ts';
import { offlineItems } from './use-offline-items.ts';
import { visit } from './visit.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

const api = globalThis.fetch;
const storageLink = 'https://storage.example/1';
const session = makeSession();
const item = makeItemWithFiles();
const file = item.files[0];
const own: ShelfItem = {
  item,
  isPublic: true,
  access: { isAllowed: true, why: 'purchase', until: null },
  fetchedAt: null,
  hasNewVersion: false,
};

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches());
  // The list is the page's, and a test before this one may have filled it.
  await offlineItems.load();
  vi.stubGlobal('fetch', async (request: Request | string) =>
    request === storageLink ? new Response('%PDF-') : api(request),
  );
  const locks = { request: (_: string, work: () => Promise<unknown>) => work() };
  const serviceWorker = { register: async () => ({}), getRegistration: async () => undefined };
  for (const [name, value] of Object.entries({ locks, serviceWorker })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of ['locks', 'serviceWorker']) Reflect.deleteProperty(navigator, name);
});

function serve(shelf: readonly ShelfItem[] = [own]) {
  return network.answer({
    'downloads.request': () => ({ url: storageLink, fileName: 'Buch für Anna.pdf' }),
    'downloads.shelf': () => shelf,
  });
}

function show(shown = own) {
  render(
    <PageFrame path="/library">
      <SessionProvider session={makePageSession({}, session)}>
        <OfflineBookControl own={shown} />
      </SessionProvider>
    </PageFrame>,
  );
}

const saveButton = () => screen.getByRole('button', { name: /^Save on this device \(.+\)/ });
const putBook = () =>
  putOfflineItem(
    caches,
    makeOfflineBook({ owner: session.user.id, slug: item.slug, title: item.title }),
  );
const savedPaths = async () =>
  [...(await readOfflineItems(caches)).values()].flatMap(({ links }) =>
    links.map(({ path }) => path),
  );

describe('saving a book on this device', () => {
  it('passes the gate of every download, and shows the file from here', async () => {
    const calls = serve();
    show();
    await userEvent.click(saveButton());
    const read = await screen.findByRole('link', { name: `Read: ${item.title}` });
    expect(calls).toContainEqual({
      procedure: 'downloads.request',
      input: { item: item.id, file: file?.id },
    });
    const path = read.getAttribute('href') ?? '';
    expect(path).toBe(offlineBookPath(file?.id ?? ''));
    const saved = await caches.match(path);
    expect(await saved?.text()).toBe('%PDF-');
    expect(saved?.headers.get('content-type')).toBe('application/pdf');
    expect(saved?.headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''Buch%20f%C3%BCr%20Anna.pdf",
    );
  });

  it('says that it ends the right of withdrawal, where there still is one', () => {
    const note = /ends your right of withdrawal/;
    show();
    expect(screen.getByText(note)).toBeDefined();
    cleanup();
    show({ ...own, fetchedAt: new Date('2026-11-12T18:00:00Z') });
    expect(screen.queryByText(note)).toBeNull();
    cleanup();
    show({ ...own, access: { isAllowed: true, why: 'free', until: null } });
    expect(screen.queryByText(note)).toBeNull();
  });

  it('says so when it fails, and can be tried again', async () => {
    network.answer({
      'downloads.request': () => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      },
    });
    show();
    await userEvent.click(saveButton());
    expect(await screen.findByText(/We couldn’t save this book/)).toBeDefined();
    expect(await caches.keys()).toEqual([]);
    expect(saveButton()).toBeDefined();
  });

  it('shows the space it takes, and removes it', async () => {
    await putBook();
    show();
    expect(await screen.findByText('Saved on this device (2 kB)')).toBeDefined();
    await userEvent.click(
      screen.getByRole('button', { name: `Remove from this device: ${item.title}` }),
    );
    await vi.waitFor(() => expect(saveButton()).toBeDefined());
    expect(await caches.keys()).toEqual([]);
  });

  it('keeps the keyboard’s focus in its place while saving and removing', async () => {
    serve();
    show();
    const focused = () => document.activeElement;
    saveButton().focus();
    await userEvent.keyboard('{Enter}');
    const read = await screen.findByRole('link', { name: `Read: ${item.title}` });
    await vi.waitFor(() => expect(focused()?.contains(read)).toBe(true));
    expect(focused()).not.toBe(document.body);
    screen.getByRole('button', { name: `Remove from this device: ${item.title}` }).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused()?.contains(saveButton())).toBe(true));
    expect(focused()).not.toBe(document.body);
  });

  it('is not offered for a book without a PDF', () => {
    show({ ...own, item: { ...item, files: [] } });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the next visit online', () => {
  const visitAgain = () => visit(makePageSession({}, session), session.user.id);

  it('replaces the book by its new version', async () => {
    serve();
    await putBook();
    await visitAgain();
    expect(await savedPaths()).toEqual([offlineBookPath(file?.id ?? '')]);
  });

  it('doesn’t download the same version again', async () => {
    const calls = serve();
    const links = [{ path: offlineBookPath(file?.id ?? ''), title: item.title }];
    await putOfflineItem(
      caches,
      makeOfflineBook({ owner: session.user.id, slug: item.slug, links }),
    );
    await visitAgain();
    expect(calls.map(({ procedure }) => procedure)).toEqual(['downloads.shelf']);
  });

  it('removes a book after access has ended', async () => {
    serve([{ ...own, access: { isAllowed: false, why: 'ended' } }]);
    await putBook();
    await visitAgain();
    expect(await caches.keys()).toEqual([]);
  });
});
