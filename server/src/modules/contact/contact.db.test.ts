import type { ContactMessage } from '@danube/contract/contact/contact.schemas.ts';
import { contactTopics } from '@danube/contract/contact/contact-rules.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { databaseText } from '../../testing/identity-stage.ts';
import { openStage } from '../../testing/stage.ts';

const written: ContactMessage = {
  name: 'Ondrej Malý',
  email: 'ondrej@example.org',
  topic: 'billing',
  message: 'Please send the invoice of October once more.\nThank you.',
  language: 'sk',
  trap: '',
};

const stage = await openStage({ CONTACT_EMAIL: 'desk@academy.example' });

afterAll(() => stage.close());

beforeEach(async () => {
  await stage.runJobs();
  stage.mails.splice(0);
  await stage.parts.limiter.forget('mailAddress', written.email);
});

function send(message: Partial<Record<keyof ContactMessage, unknown>> = {}, from?: string) {
  // What an untyped client could send.
  const input = { ...written, ...message } as ContactMessage;
  return stage.browser(from).call((api) => api.contact.send(input));
}

async function sentMails() {
  await stage.runJobs();
  return stage.mails;
}

describe('a message', () => {
  test('goes to the desk, whose answer goes to the visitor', async () => {
    const { reference } = await send();
    expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    const [toAcademy] = await sentMails();
    const { trap: _trap, ...reported } = written;
    expect(toAcademy).toMatchObject({
      to: 'desk@academy.example',
      replyTo: 'ondrej@example.org',
      mail: { kind: 'contact-message', reference, ...reported },
    });
  });

  test('is confirmed to the visitor in their language, without a word of it', async () => {
    const { reference } = await send();
    const [, toVisitor, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(toVisitor).toEqual({
      to: 'ondrej@example.org',
      locale: 'sk',
      messageKey: expect.stringMatching(/^contact-received:/),
      mail: { kind: 'contact-received', reference },
    });
  });

  test('is kept in no table, and unreadable in the queue', async () => {
    await send();
    const held = await databaseText(stage);
    expect(held).toContain('send-mail');
    expect(held).not.toMatch(/ondrej|invoice of October/i);
  });

  test('that is sent twice arrives twice, under two references', async () => {
    const first = await send();
    await stage.parts.limiter.forget('mailAddress', written.email);
    const second = await send();
    expect(second.reference).not.toBe(first.reference);
    expect(await sentMails()).toHaveLength(4);
  });

  test('loses the line breaks of another system, and the blanks around it', async () => {
    await send({ message: '  First line of it.\r\nSecond line.  ', email: ' Ondrej@Example.ORG ' });
    const [toAcademy] = await sentMails();
    expect(toAcademy).toMatchObject({
      replyTo: 'ondrej@example.org',
      mail: { message: 'First line of it.\nSecond line.' },
    });
  });

  test.each(contactTopics)('can be about %s', async (topic) => {
    await send({ topic });
    expect((await sentMails())[0]?.mail).toMatchObject({ topic });
  });
});

describe('what is refused', () => {
  test.each([
    ['no name', { name: '  ' }],
    ['a name that begins a header', { name: 'Eve\r\nBcc: everyone@example.org' }],
    ['too long a name', { name: 'x'.repeat(121) }],
    ['no address', { email: 'ondrej' }],
    ['an address that begins a header', { email: 'eve@example.org\r\nBcc: all@example.org' }],
    ['two addresses', { email: 'eve@example.org,all@example.org' }],
    ['an address with a name', { email: 'Eve <eve@example.org>' }],
    ['an unknown topic', { topic: 'Cheap pills' }],
    ['too short a message', { message: ` ${'x'.repeat(19)} ` }],
    ['too long a message', { message: 'x'.repeat(4001) }],
    ['a message with control characters', { message: `${'x'.repeat(30)}\u0000` }],
    ['an unknown language', { language: 'xx' }],
  ])('%s', async (_name, wrong) => {
    await expect(send(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await sentMails()).toEqual([]);
  });

  test.each([20, 4000])('not a message of %i characters', async (length) => {
    await send({ message: 'ž'.repeat(length) });
    expect(await sentMails()).toHaveLength(2);
  });

  test('whatever fills the field that people do not see, and is told so', async () => {
    const refused = send({ trap: 'https://pills.example' });
    await expect(refused).rejects.toMatchObject({ code: 'MESSAGE_REFUSED', defined: true });
    expect(await sentMails()).toEqual([]);
  });
});

describe('how much one can send', () => {
  // The test setup has no Redis, so the instance allows half.
  const fromNetwork = Math.floor(limits.contact.points / 2);
  const toAddress = Math.floor(limits.mailAddress.points / 2);

  test('is five an hour from a network, three an hour for an address', () => {
    expect(limits).toMatchObject({
      contact: { points: 5, seconds: 3600 },
      mailAddress: { points: 3, seconds: 3600 },
    });
  });

  test('ends for a network, whatever address it names', async () => {
    const from = '203.0.113.7';
    for (let count = 0; count < fromNetwork; count += 1) {
      await send({ email: `visitor-${count}@example.org` }, from);
    }
    await expect(send({ email: 'one-more@example.org' }, from)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: expect.any(Number) },
    });
    await send({ email: 'one-more@example.org' }, '198.51.100.7');
    expect(await sentMails()).toHaveLength(2 * (fromNetwork + 1));
  });

  test('ends for an address, wherever it is named and however it is spelt', async () => {
    for (let count = 0; count < toAddress; count += 1) await send();
    await expect(send({ email: 'ONDREJ@example.org' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect(await sentMails()).toHaveLength(2 * toAddress);
  });
});
