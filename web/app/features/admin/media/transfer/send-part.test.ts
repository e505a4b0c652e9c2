import { afterEach, describe, expect, it, vi } from 'vitest';
import { replaceRequests } from '../testing/fake-xhr.ts';
import { sendPart } from './send-part.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function begin() {
  const sent = replaceRequests();
  const control = new AbortController();
  const progress: number[] = [];
  const body = new Blob(['12345678']);
  const done = sendPart({
    url: 'https://storage.example/1',
    body,
    signal: control.signal,
    onProgress: (bytes) => progress.push(bytes),
  });
  const outcome = done.then(
    () => 'sent',
    (error: unknown) => String(error),
  );
  return { request: () => sent[0], control, progress, outcome, body };
}

describe('sendPart', () => {
  it('sends exactly the part and tells how far it is', async () => {
    const { request, progress, outcome, body } = begin();
    expect(request()?.body).toBe(body);
    request()?.progress(4);
    request()?.answer(200);
    expect(await outcome).toBe('sent');
    expect(progress).toEqual([4]);
  });

  it.each([
    [403, 'again: network'],
    [400, 'again: network'],
    [503, 'again: unavailable'],
    [404, 'lost: removed'],
  ])('takes the answer %i for %s', async (status, failure) => {
    const { request, outcome } = begin();
    request()?.answer(status);
    expect(await outcome).toBe(`UploadFailure: ${failure}`);
  });

  it('takes a cut line, and a silence of a minute, for something to try again', async () => {
    const cut = begin();
    cut.request()?.cut();
    expect(await cut.outcome).toBe('UploadFailure: again: network');
    vi.useFakeTimers();
    const silent = begin();
    vi.advanceTimersByTime(59_000);
    silent.request()?.progress(1);
    vi.advanceTimersByTime(59_000);
    expect(silent.request()?.isAborted).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(await silent.outcome).toBe('UploadFailure: again: network');
  });

  it('stops when told to', async () => {
    const { request, control, outcome } = begin();
    control.abort();
    expect(request()?.isAborted).toBe(true);
    expect(await outcome).toContain('AbortError');
  });
});
