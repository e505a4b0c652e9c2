// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { type StubCode, StubError } from '../../../lib/testing/stub-api.ts';
import { connectToastView, type Toast } from '../../../ui/toast.ts';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { DownloadButton } from './download-button.tsx';
import { makeItemWithFiles } from './downloads.factory.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

let toasts: Toast[];
let disconnect: () => void;

beforeEach(() => {
  toasts = [];
  disconnect = connectToastView((toast) => toasts.push(toast));
  location.hash = '';
});
afterEach(() => {
  cleanup();
  disconnect();
});

const book = makeItemWithFiles();
const [file] = book.files;

function show(session: PageSession) {
  if (!file) throw new Error('the book has no file');
  render(
    <PageFrame path="/book/forbidden-trading?lang=de">
      <SessionProvider session={session}>
        <DownloadButton item={book.id} file={file} label="Download PDF" />
      </SessionProvider>
    </PageFrame>,
  );
}

const member = () => makePageSession({}, makeSession());
const button = () => screen.getByRole('button');

describe('the button of a download', () => {
  it('is a form that the page of the downloads answers without scripts', () => {
    show(makePageSession());
    const form = button().closest('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/download?lang=de');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['item', book.id],
      ['file', file?.id],
    ]);
  });

  it('leaves the form to the browser while it is not known who is there', () => {
    const calls = network.answer({});
    show(makePageSession());
    const form = button().closest('form');
    const event = new Event('submit', { bubbles: true, cancelable: true });
    if (form) fireEvent(form, event);
    expect(event.defaultPrevented).toBe(false);
    expect(calls).toEqual([]);
  });

  it('takes a member to the file, once however often it is pressed', async () => {
    const answered = Promise.withResolvers<{ url: string; fileName: string }>();
    const calls = network.answer({ 'downloads.request': () => answered.promise });
    show(member());
    expect(button().textContent).toBe('Download PDF forbidden-trading.pdf');
    await userEvent.dblClick(button());
    expect(button().getAttribute('aria-busy')).toBe('true');
    answered.resolve({ url: '#the-file', fileName: 'forbidden-trading.pdf' });
    await waitFor(() => expect(location.hash).toBe('#the-file'));
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
    expect(calls).toEqual([
      { procedure: 'downloads.request', input: { item: book.id, file: file?.id } },
    ]);
    expect(toasts).toEqual([]);
  });

  it.each<[StubCode, number, RegExp, { why: 'notOwned' | 'ended' }?]>([
    ['NOT_ENTITLED', 403, /You don’t own this yet/, { why: 'notOwned' }],
    ['NOT_ENTITLED', 403, /access to this has ended/, { why: 'ended' }],
    ['DOWNLOAD_NOT_FOUND', 404, /no longer available/],
    ['TOO_MANY_REQUESTS', 429, /Try again in 1 minute\./],
    ['SERVICE_UNAVAILABLE', 503, /couldn’t connect/],
    ['UNAUTHORIZED', 401, /been signed out/],
    ['INTERNAL_SERVER_ERROR', 500, /went wrong on our side/],
  ])('says why there is no file: %s', async (...[code, status, words, details]) => {
    network.answer({
      'downloads.request': () => {
        throw new StubError(code, status, details);
      },
    });
    show(member());
    await userEvent.click(button());
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ kind: 'destructive', title: 'Your download didn’t start' });
    expect(toasts[0]?.text).toMatch(words);
    expect(location.hash).toBe('');
  });
});
