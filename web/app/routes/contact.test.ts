import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import { action } from './contact.tsx';

const filled = {
  name: 'Jana Nováková',
  email: 'jana@example.org',
  topic: 'courses',
  message: 'Which course should I begin with?',
  language: 'sk',
};

async function post(body: Record<string, string>, send = vi.fn(async () => ({ reference: 'R' }))) {
  const context = new RouterContextProvider();
  const reportError = vi.fn();
  // The action reads nothing else from the page's request.
  const page = { api: { contact: { send } }, reportError } as unknown as PageRequest;
  context.set(pageRequest, page);
  const request = new Request('https://danube.example/contact', {
    method: 'POST',
    body: new URLSearchParams(body),
  });
  const url = new URL(request.url);
  const answer = await action({ context, request, url, params: {}, pattern: '/contact' });
  return { outcome: answer.data, status: answer.init?.status, reportError };
}

describe('a contact form that was sent before the application started', () => {
  it('is answered with its confirmation', async () => {
    const { outcome, status } = await post(filled);
    expect(status).toBe(200);
    expect(outcome).toEqual({ step: 'sent', reference: 'R', email: 'jana@example.org' });
  });

  it('is answered with 422 and what was typed where something is wrong', async () => {
    const { outcome, status } = await post({ ...filled, name: ' ' });
    expect(status).toBe(422);
    expect(outcome).toMatchObject({ step: 'refused', kept: { message: filled.message } });
  });

  it.each([
    [declaredFailure('TOO_MANY_REQUESTS', 429), 0],
    [new TypeError('a fault of ours'), 1],
  ])('reports only what is no answer of the API: %s', async (error, reports) => {
    const { status, reportError } = await post(
      filled,
      vi.fn(() => Promise.reject(error)),
    );
    expect(status).toBe(422);
    expect(reportError).toHaveBeenCalledTimes(reports);
  });
});
