import type { DeclaredCode } from '@danube/contract/declared-error.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { makeItemWithFiles } from '../features/shop/downloads/downloads.factory.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { pageRequest } from '../page/page-request.ts';
import { sitemapXml } from '../page/sitemap.server.ts';
import routes from '../routes.ts';
import { loader as loadIndicators } from './download-indicators.tsx';
import { action, loader } from './downloads.tsx';

/** A route's arguments; the routes read nothing else from the request. */
function requested<Arguments>(api: unknown, form: Record<string, string> = {}, path = '/download') {
  const context = new RouterContextProvider();
  const reportError = vi.fn();
  context.set(pageRequest, { api, language: 'de', reportError } as never);
  const request = new Request(new URL(path, 'https://danube.example'), {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return { args: { context, request } as Arguments, reportError };
}

const book = makeItemWithFiles();
const orderRequest = { item: book.id, file: book.files[0]?.id ?? '' };

async function submitForm(
  answer: () => unknown,
  form: Record<string, string> = orderRequest,
  path?: string,
) {
  const ask = vi.fn(async () => answer());
  const { args, reportError } = requested<Parameters<typeof action>[0]>(
    { downloads: { request: ask } },
    form,
    path,
  );
  return { outcome: await action(args), ask, reportError };
}

function rejectWith(code: DeclaredCode, status: number) {
  return () => Promise.reject(declaredFailure(code, status));
}

const fileAt = (path: string) => routes.find((route) => route.path === path)?.file;

describe('addresses of the downloads', () => {
  it('are two for the page of the downloads [R2.06]', () => {
    expect(fileAt('download')).toBe('routes/downloads.tsx');
    expect(fileAt('free-downloads')).toBe('routes/downloads.tsx');
  });

  it('are two for the list of indicators [R2.07]', () => {
    expect(fileAt('download-indicators')).toBe('routes/download-indicators.tsx');
    expect(fileAt('download/indicators')).toBe('routes/download-indicators.tsx');
  });

  it('are public, kept by category, and in the sitemap once', () => {
    expect(findPage('/free-downloads')?.page.cache?.choices?.category).toContain('bucher');
    expect(findPage('/download')?.page.texts).toContain('newsletter');
    const listed = sitemapXml('https://danube.example');
    expect(listed).toContain('/download?lang=');
    expect(listed).toContain('/download-indicators?lang=');
    expect(listed).not.toContain('/free-downloads');
    expect(listed).not.toContain('/download/indicators');
  });
});

describe('what the pages read', () => {
  it('is everything with files, and the courses that are free', async () => {
    const inputs: unknown[] = [];
    const catalogue = {
      listWithFiles: async (input: { kind: string }) => {
        inputs.push(input);
        return [{ title: input.kind }];
      },
      list: async (input: unknown) => {
        inputs.push(input);
        return { items: [{ title: 'course' }], nextCursor: null, total: 1 };
      },
    };
    const { args } = requested<Parameters<typeof loader>[0]>({ catalogue });
    expect(await loader(args)).toMatchObject({
      offers: {
        indicators: [{ title: 'indicator' }],
        courses: [{ title: 'course' }],
        books: [{ title: 'book' }],
        sheets: [{ title: 'fact-sheet' }],
      },
    });
    expect(inputs).toContainEqual({ kind: 'course', cost: 'free', language: 'de' });
    const list = requested<Parameters<typeof loadIndicators>[0]>({ catalogue });
    expect(await loadIndicators(list.args)).toEqual({ indicators: [{ title: 'indicator' }] });
  });
});

describe('a button that is pressed before the application has started', () => {
  it('leads a member to the file', async () => {
    const url = 'https://storage.example/f?signature=1';
    const { outcome, ask } = await submitForm(() => ({ url, fileName: 'f.pdf' }));
    expect(outcome).toBeInstanceOf(Response);
    expect(outcome).toMatchObject({ status: 303 });
    expect(outcome instanceof Response && outcome.headers.get('location')).toBe(url);
    expect(ask).toHaveBeenCalledExactlyOnceWith(orderRequest);
  });

  it.each([
    ['/download', '/auth?tab=signup&redirect=/download'],
    ['/download?lang=sk', '/auth?tab=signup&redirect=/download&lang=sk'],
  ])('leads a visitor from %s to the sign-up, never to a file [R6.07]', async (path, target) => {
    const { outcome } = await submitForm(rejectWith('UNAUTHORIZED', 401), orderRequest, path);
    expect(outcome).toMatchObject({ status: 303 });
    expect(outcome instanceof Response && outcome.headers.get('location')).toBe(target);
  });

  it.each([
    ['NOT_ENTITLED', 403],
    ['TOO_MANY_REQUESTS', 429],
    ['SERVICE_UNAVAILABLE', 503],
  ] as const)('comes back to the page where the answer is %s', async (code, status) => {
    const { outcome, reportError } = await submitForm(rejectWith(code, status));
    expect(outcome).toMatchObject({ data: { code }, init: { status } });
    expect(reportError).not.toHaveBeenCalled();
  });

  it('reports what nobody expected, and asks nobody for what is no file', async () => {
    const broken = new TypeError('broken');
    const { outcome, reportError } = await submitForm(() => {
      throw broken;
    });
    expect(outcome).toMatchObject({ data: { code: 'UNREACHABLE' }, init: { status: 503 } });
    expect(reportError).toHaveBeenCalledExactlyOnceWith(broken);
    const odd = await submitForm(() => ({}), { item: 'x', file: '' });
    expect(odd.outcome).toMatchObject({ data: { code: 'BAD_REQUEST' }, init: { status: 400 } });
    expect(odd.ask).not.toHaveBeenCalled();
  });
});
