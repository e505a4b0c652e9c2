import { procedureFor } from '@danube/contract/base.ts';
import { contactContract } from '@danube/contract/contact/contact.contract.ts';
import { contactTopics, messageLength } from '@danube/contract/contact/contact-rules.ts';
import { locationContract } from '@danube/contract/location/location.contract.ts';
import { createRouterClient, implement } from '@orpc/server';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { type Caller, callers, contextOf } from '../testing/callers.ts';
import { DomainError } from './domain-error.ts';
import { guard } from './guard.ts';
import type { RequestContext } from './request-context.ts';
import type { SecurityEvent } from './security-log.ts';

/** The limits a call counts against, as `limit of whom`. */
function recordSpending(caller: Caller, overrides: Partial<RequestContext> = {}) {
  const spent: string[] = [];
  const context = contextOf(callers[caller], {
    spend: async (limit, userId) => {
      spent.push(`${limit} of ${userId ?? 'the network'}`);
      return { allowed: true };
    },
    ...overrides,
  });
  return { spent, context };
}

function findLocation(context: RequestContext) {
  const os = implement(locationContract).$context<RequestContext>().use(guard);
  const nowhere = { country: '', countryCode: '', region: '', city: '', ip: '' };
  const find = os.find.handler(() => ({ ...nowhere, language: 'en' as const }));
  return createRouterClient(os.router({ find }), { context }).find();
}

test.each<[Caller, string]>([
  ['anonymous', 'location of the network'],
  ['member', 'location of member-id'],
  ['otherMember', 'location of other-member-id'],
])('a public call by %s is taken from: %s', async (caller, budget) => {
  const { spent, context } = recordSpending(caller);
  await findLocation(context);
  expect(spent).toEqual([budget]);
});

test('a public call goes on, counted by network, while sessions cannot be looked up', async () => {
  const away = () => Promise.reject(new Error('connection terminated'));
  const { spent, context } = recordSpending('member', { peekActor: away });
  await findLocation(context);
  expect(spent).toEqual(['location of the network']);
});

// Otherwise every new account would come with its own quota.
test('what stands against strangers is counted by network, whoever is signed in', async () => {
  const { spent, context } = recordSpending('member');
  const os = implement(contactContract).$context<RequestContext>().use(guard);
  const send = os.send.handler(() => Promise.reject(new Error('nobody gets an answer')));
  const api = createRouterClient(os.router({ send }), { context });
  const words = { name: 'Anna', email: 'anna@danube.example', topic: contactTopics[0] };
  const message = 'x'.repeat(messageLength.min);
  const sending = api.send({ ...words, message, language: 'en' });
  await expect(sending).rejects.toThrow('nobody gets an answer');
  expect(spent).toEqual(['contact of the network']);
});

/** Calls the contact form, whose use case always throws this error. */
function sendUnder(error: Error, message = 'x'.repeat(messageLength.min)) {
  const { context } = recordSpending('anonymous');
  const os = implement(contactContract).$context<RequestContext>().use(guard);
  const send = os.send.handler(() => Promise.reject(error));
  const api = createRouterClient(os.router({ send }), { context });
  const words = { name: 'Anna', email: 'anna@danube.example', topic: contactTopics[0] };
  return api.send({ ...words, message, language: 'en' });
}

test('a rejection that the procedure declares is its answer', async () => {
  const sending = sendUnder(new DomainError('MESSAGE_REFUSED'));
  await expect(sending).rejects.toMatchObject({
    defined: true,
    code: 'MESSAGE_REFUSED',
    status: 422,
  });
});

test('a rejection that only other procedures declare is a fault, which says where', async () => {
  const sending = sendUnder(new DomainError('CART_EMPTY'));
  await expect(sending).rejects.toThrow("send doesn't declare CART_EMPTY");
});

test('an input that the contract refuses is a declared answer that names the field', async () => {
  const sending = sendUnder(new Error('nobody gets here'), 'x');
  await expect(sending).rejects.toMatchObject({
    defined: true,
    code: 'BAD_REQUEST',
    data: { issues: [expect.objectContaining({ path: ['message'] })] },
  });
});

/** What the security log gets from reading an order, which always throws this error. */
async function refusalsOf(
  caller: Caller,
  {
    error = new Error('nobody gets here'),
    input = { id: 'any' },
    allowed = true,
  }: {
    error?: Error;
    input?: { id: string };
    allowed?: boolean;
  } = {},
) {
  const events: SecurityEvent[] = [];
  const context = contextOf(callers[caller], {
    securityLog: { record: (event) => void events.push(event) },
    spend: async () => (allowed ? { allowed } : { allowed, retryAfterSeconds: 9 }),
  });
  const contract = {
    read: procedureFor('admin', 'orders')
      .errors({ ORDER_NOT_FOUND: { status: 404 }, ORDER_STATE: { status: 409 } })
      .input(z.object({ id: z.string().min(1) })),
  };
  const os = implement(contract).$context<RequestContext>().use(guard);
  const read = os.read.handler(() => Promise.reject(error));
  await createRouterClient(os.router({ read }), { context })
    .read(input)
    .catch(() => undefined);
  return events;
}

test('logs refused access with the person, the procedure and the reason', async () => {
  const refused = { kind: 'access-refused', at: 'read', requestId: 'test' };
  expect(await refusalsOf('member')).toEqual([
    { ...refused, reason: 'FORBIDDEN', userId: 'member-id' },
  ]);
  expect(await refusalsOf('moderator')).toEqual([
    { ...refused, reason: 'FORBIDDEN', userId: 'moderator-id' },
  ]);
  expect(await refusalsOf('anonymous')).toEqual([
    { ...refused, reason: 'UNAUTHORIZED', userId: null },
  ]);
  const error = new DomainError('ORDER_NOT_FOUND');
  expect(await refusalsOf('support', { error })).toEqual([
    { ...refused, reason: 'ORDER_NOT_FOUND', userId: 'support-id' },
  ]);
});

test('logs attempts to get around limits and validation, and no ordinary rejection or fault', async () => {
  expect(await refusalsOf('support', { allowed: false })).toMatchObject([
    { kind: 'limit-reached', reason: 'TOO_MANY_REQUESTS', userId: 'support-id' },
  ]);
  expect(await refusalsOf('support', { input: { id: '' } })).toMatchObject([
    { kind: 'input-refused', reason: 'BAD_REQUEST', userId: 'support-id' },
  ]);
  expect(await refusalsOf('support', { error: new DomainError('ORDER_STATE') })).toEqual([]);
  expect(await refusalsOf('support')).toEqual([]);
});
