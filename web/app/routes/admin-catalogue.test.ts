import { findPage } from '@danube/contract/site/find-page.ts';
import { ORPCError } from '@orpc/client';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { makeDraft, makeEdition } from '../features/admin/catalogue/catalogue-admin.factory.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import routes from '../routes.ts';
import { loader as loadList } from './admin-catalogue.tsx';
import { loader as loadItem } from './admin-catalogue-item.tsx';
import { action as create } from './admin-catalogue-new.tsx';

const area = routes.find(({ file }) => file === 'routes/admin-area.tsx');

/** The route of the guarded area for this path. */
function guarded(path: string): RouteConfigEntry | undefined {
  return area?.children?.find((route) => route.path === path.slice(1));
}

function requestWith(catalogueAdmin: object, address: string) {
  const context = new RouterContextProvider();
  // The loaders only call these procedures.
  context.set(pageRequest, { api: { catalogueAdmin } } as unknown as PageRequest);
  const url = new URL(address, 'https://academy.example');
  return { context, url, request: new Request(url) };
}

const list = 'routes/admin-catalogue.tsx';
const form = 'routes/admin-catalogue-new.tsx';
const editor = 'routes/admin-catalogue-item.tsx';

describe('the administration of the catalogue', () => {
  it.each([
    ['/admin/books', 'book', list],
    ['/admin/book-management', 'book', list],
    ['/book-management', 'book', list],
    ['/admin/create-book', 'book', form],
    ['/admin/create-book/:slug', 'book', editor],
  ])('[R2.23] has %s, for administrators only', (path, kind, file) => expectPage(path, kind, file));

  it.each([
    ['/admin/courses', 'course', list],
    ['/course-management', 'course', list],
    ['/admin/courses/:slug', 'course', editor],
    ['/admin/create-course', 'course', form],
  ])('[R2.24] has %s, for administrators only', (path, kind, file) => expectPage(path, kind, file));

  it.each([
    ['/admin/indicators', 'indicator', list],
    ['/indicator-management', 'indicator', list],
    ['/admin/indicators/create', 'indicator', form],
    ['/admin/indicators/:slug', 'indicator', editor],
  ])('[R2.25] has %s, for administrators only', (path, kind, file) => expectPage(path, kind, file));

  it.each([
    ['/admin/packages', 'package', list],
    ['/admin/packages/create', 'package', form],
    ['/admin/packages/:slug', 'package', editor],
    ['/admin/fact-sheets', 'fact-sheet', list],
    ['/admin/fact-sheets/create', 'fact-sheet', form],
    ['/admin/fact-sheets/:slug', 'fact-sheet', editor],
  ])('[R2.28b] has %s, for administrators only', (path, kind, file) =>
    expectPage(path, kind, file),
  );
});

/** Checks that the page is guarded, isn't cached, and edits items of its kind. */
async function expectPage(pattern: string, kind: string, file: string): Promise<void> {
  expect(guarded(pattern)?.file).toBe(file);
  const page = findPage(pattern)?.page;
  expect(page?.texts).toContain('editor');
  expect(page?.cache).toBeUndefined();
  // The router's paths have no leading slash.
  expect(await requestedKind(pattern.slice(1), file)).toBe(kind);
}

async function requestedKind(pattern: string, file: string): Promise<unknown> {
  const answer = vi.fn<(input: { kind: string }) => Promise<unknown>>(async () =>
    file === list ? { items: [], nextCursor: null, total: 0 } : makeEdition(makeDraft('book')),
  );
  const requested = requestWith({ list: answer, find: answer, create: answer }, pattern);
  const params = { slug: 'sample' };
  if (file === list) await loadList({ ...requested, pattern, params: {} });
  if (file === editor) await loadItem({ ...requested, pattern, params });
  if (file === form) {
    const body = new URLSearchParams({ title: 'A sample' });
    const request = new Request(requested.url, { method: 'POST', body });
    await create({ ...requested, request, pattern, params: {} });
  }
  return answer.mock.calls[0]?.[0].kind;
}

describe('the page of an item', () => {
  const pattern = 'admin/courses/:slug';
  const load = (find: () => Promise<unknown>, rest: object = {}, query = '') =>
    loadItem({
      ...requestWith({ find, ...rest }, `/admin/courses/sample${query}`),
      pattern,
      params: { slug: 'sample' },
    });

  it.each([
    ['ITEM_NOT_FOUND', 404],
    ['BAD_REQUEST', 400],
  ] as const)('does not exist where the name is nobody’s: %s', async (code, status) => {
    const loading = load(() => Promise.reject(declaredFailure(code, status)));
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('comes without the preview where that cannot be made', async () => {
    const edition = makeEdition(makeDraft('course'));
    const preview = () => Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR'));
    const page = await load(async () => edition, { preview }, '?part=preview');
    expect(page).toEqual({ edition, preview: null });
  });
});

describe('the form of a new item', () => {
  it('leads to the editor in the language of the address', async () => {
    const requested = requestWith(
      { create: async () => makeEdition(makeDraft('book')) },
      '/admin/create-book?lang=de',
    );
    const body = new URLSearchParams({ title: 'A sample' });
    const request = new Request(requested.url, { method: 'POST', body });
    const answer = await create({
      ...requested,
      request,
      pattern: 'admin/create-book',
      params: {},
    });
    expect(answer).toBeInstanceOf(Response);
    if (answer instanceof Response) {
      expect(answer.headers.get('location')).toBe('/admin/create-book/sample?lang=de');
    }
  });
});
