import { findPage } from '@danube/contract/site/find-page.ts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { pageRequest } from '../page/page-request.ts';
import { action } from './newsletter.tsx';

async function send(form: Record<string, string>, answer: () => unknown = () => ({})) {
  const subscribe = vi.fn(async () => answer());
  const reportError = vi.fn();
  const context = new RouterContextProvider();
  // The action only calls this procedure.
  context.set(pageRequest, { api: { newsletter: { subscribe } }, reportError } as never);
  const request = new Request('https://danube.example/newsletter', {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  // The route doesn't read the framework's other arguments.
  const outcome = await action({ context, request } as never);
  return { outcome, subscribe, reportError };
}

describe('the page of the newsletter', () => {
  it('is made for one visitor and not kept', () => {
    const page = findPage('/newsletter')?.page;
    expect(page?.cache).toBeUndefined();
    expect(page?.texts).toContain('newsletter');
  });

  it('answers a form that was sent before the application started', async () => {
    const { outcome, subscribe } = await send({ email: 'jana@example.org', language: 'sk' });
    expect(outcome).toMatchObject({
      data: { step: 'sent', email: 'jana@example.org' },
      init: { status: 200 },
    });
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      email: 'jana@example.org',
      language: 'sk',
    });
  });

  it('gives the form back where something is wrong with it', async () => {
    const { outcome, subscribe } = await send({ email: 'jana@', language: 'sk' });
    expect(outcome).toMatchObject({
      data: { step: 'refused', problem: { code: 'EMAIL_MALFORMED' }, email: 'jana@' },
      init: { status: 422 },
    });
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('reports only what nobody expected', async () => {
    const limited = await send({ email: 'jana@example.org' }, () => {
      throw declaredFailure('TOO_MANY_REQUESTS', 429);
    });
    expect(limited.reportError).not.toHaveBeenCalled();
    const broken = await send({ email: 'jana@example.org' }, () => {
      throw new TypeError('broken');
    });
    expect(broken.outcome).toMatchObject({ data: { problem: { code: 'UNREACHABLE' } } });
    expect(broken.reportError).toHaveBeenCalledTimes(1);
  });
});
