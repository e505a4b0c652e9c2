import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMailer, MailRefusedError, type OutgoingMail } from './mail.ts';

const mail: OutgoingMail = {
  to: 'eleni@example.org',
  subject: 'Καλημέρα',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageKey: 'reset-password:7',
};

/** Just enough SMTP to inspect the conversation. */
async function openMailServer(recipientAnswer = '250 ok') {
  const received: string[] = [];
  const server = createServer((socket) => {
    let message: string[] | null = null;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const lines = `${rest}${bytes}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (message && line !== '.') message.push(line);
        else socket.write(`${answer(line)}\r\n`);
      }
    });
    function answer(line: string): string {
      const verb = line.slice(0, 4).toUpperCase();
      if (line === '.') {
        received.push(message?.join('\n') ?? '');
        message = null;
        return '250 taken';
      }
      if (verb === 'DATA') {
        message = [];
        return '354 go on';
      }
      if (verb === 'STAR') return '502 no encryption here';
      return verb === 'RCPT' ? recipientAnswer : '250 ok';
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP returns an AddressInfo.
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${port}`, received };
}

function openMailer(smtpUrl: string) {
  const mailer = createMailer({ smtpUrl, from: 'Danube Desk <desk@danube.example>' });
  onTestFinished(() => mailer.close());
  return mailer;
}

function header(message: string | undefined, name: string): string | undefined {
  const unfolded = message?.replace(/\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded ?? '')?.[1];
}

test('the same key gives the same Message-ID, another key another', async () => {
  const server = await openMailServer();
  const mailer = openMailer(server.url);
  await mailer.deliver(mail);
  await mailer.deliver(mail);
  await mailer.deliver({ ...mail, messageKey: 'reset-password:8' });
  const [first, second, third] = server.received.map((message) => header(message, 'message-id'));
  expect(first).toMatch(/^<[0-9a-f]{40}@danube\.example>$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('says that a machine wrote it, and how to end such mails', async () => {
  const server = await openMailServer();
  const mailer = openMailer(server.url);
  await mailer.deliver({ ...mail, unsubscribeUrl: 'https://danube.example/u/1' });
  await mailer.deliver(mail);
  const [with_, without] = server.received;
  expect(header(with_, 'auto-submitted')).toBe('auto-generated');
  expect(header(with_, 'list-unsubscribe')).toBe('<https://danube.example/u/1>');
  expect(header(with_, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header(without, 'list-unsubscribe')).toBeUndefined();
});

test('an answer goes to whoever is named for it, else to the sender', async () => {
  const server = await openMailServer();
  const mailer = openMailer(server.url);
  await mailer.deliver({ ...mail, replyTo: 'visitor@example.org' });
  await mailer.deliver(mail);
  const [named, plain] = server.received;
  expect(header(named, 'reply-to')).toBe('visitor@example.org');
  expect(header(named, 'from')).toContain('desk@danube.example');
  expect(header(plain, 'reply-to')).toBeUndefined();
});

test.for([
  { subject: 'Hello\r\nBcc: everyone@example.org' },
  { subject: 'Hello\nX: 1' },
  { to: 'a@example.org\r\nBcc: b@example.org' },
  { to: 'a@example.org, b@example.org' },
  { to: 'a@example.org>\r\nRCPT TO:<b@example.org' },
  { to: '"Eleni" <a@example.org>' },
  { to: 'nobody' },
  { replyTo: 'a@example.org\r\nBcc: b@example.org' },
  { replyTo: 'a@example.org, b@example.org' },
  { replyTo: 'Desk <a@example.org>' },
  { to: `${'x'.repeat(250)}@example.org` },
  { unsubscribeUrl: 'not an address' },
])('refuses %j and sends nothing', async (changes) => {
  const server = await openMailServer();
  await expect(openMailer(server.url).deliver({ ...mail, ...changes })).rejects.toThrow(RangeError);
  expect(server.received).toEqual([]);
});

test('an appointment says what calendars shall do with it', async () => {
  const { url, received } = await openMailServer();
  const mailer = createMailer({ smtpUrl: url, from: 'Academy <desk@academy.example>' });
  onTestFinished(() => mailer.close());
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  const calendar = { fileName: 'session.ics', method: 'CANCEL', content } as const;
  await mailer.deliver({ ...mail, calendar });
  expect(received[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
  expect(received[0]).toContain('filename=session.ics');
  const wrong = { ...calendar, fileName: 'session.ics\r\nBcc: all@example.org' };
  await expect(mailer.deliver({ ...mail, calendar: wrong })).rejects.toThrow(RangeError);
});

test('an unsubscribe address cannot carry a header', async () => {
  const server = await openMailServer();
  await openMailer(server.url).deliver({
    ...mail,
    unsubscribeUrl: 'https://danube.example/u\r\nBcc: b@example.org',
  });
  expect(header(server.received[0], 'bcc')).toBeUndefined();
});

test('a recipient who is refused for good is told apart from one to be tried later', async () => {
  const gone = await openMailServer('550 no such user');
  await expect(openMailer(gone.url).deliver(mail)).rejects.toThrow(MailRefusedError);
  const full = await openMailServer('452 mailbox full');
  const delivering = openMailer(full.url).deliver(mail);
  await expect(delivering).rejects.not.toBeInstanceOf(MailRefusedError);
});

test('a password is not sent to a server without encryption', async () => {
  const server = await openMailServer();
  const url = server.url.replace('smtp://', 'smtp://desk:secret@');
  await expect(openMailer(url).deliver(mail)).rejects.toThrow(/TLS/i);
  expect(server.received).toEqual([]);
});
