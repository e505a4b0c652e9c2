import { ORPCError } from '@orpc/client';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makePerson } from '../features/admin/people/person.factory.ts';
import { makeSession } from '../features/shared/session/session.factory.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import { areaSession } from '../page/require-audience.ts';
import { loader } from './admin-person.tsx';

const id = makePerson().id;

/** Loads a person's page; `log` is the audit log's response. */
function load(userId: string, log: () => Promise<unknown>, failure: Error = new Error()) {
  const read = async (input: { userId: string }) => {
    if (input.userId !== id) throw failure;
    return makePerson();
  };
  const url = new URL(`https://academy.example/admin/people/${userId}`);
  const context = new RouterContextProvider();
  const entitlements = { ofPerson: async () => [] };
  const learningAdmin = { ofPerson: async () => [] };
  const ordersAdmin = { list: async () => ({ orders: [], nextCursor: null, total: 0 }) };
  const moderationAdmin = { ofPerson: async () => null };
  const audit = { list: log };
  const api = {
    identity: { people: { read, listEntries: async () => ({ entries: [], nextCursor: null }) } },
    entitlements,
    learningAdmin,
    ordersAdmin,
    moderationAdmin,
    audit,
  };
  // The loader only calls these procedures.
  context.set(pageRequest, { api, language: 'en' } as unknown as PageRequest);
  context.set(areaSession, makeSession({ isAdmin: true, roles: ['owner'] }));
  const pattern = '/admin/people/:userId';
  return loader({ context, request: new Request(url), url, params: { userId }, pattern });
}

const emptyLog = async () => ({ entries: [], nextBefore: null });

describe('the page of a person', () => {
  it.each([
    ['PERSON_NOT_FOUND', 404],
    ['BAD_REQUEST', 400],
  ] as const)('does not exist where the id is nobody’s: %s', async (code, status) => {
    const loading = load('nobody', emptyLog, declaredFailure(code, status));
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('says that the records are away where they are', async () => {
    const loading = load('nobody', emptyLog, declaredFailure('SERVICE_UNAVAILABLE', 503));
    await expect(loading).rejects.toMatchObject({ init: { status: 503 } });
  });

  it('comes without the log where the log cannot be read', async () => {
    const page = await load(id, () => Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR')));
    expect(page.name).toBe('Anna Kovač');
    expect(page.queries).toHaveLength(6);
  });
});
