import { expect, test } from 'vitest';
import type { Mail } from '../documents.types.ts';
import { sampleSender } from '../samples.ts';
import { renderMail } from './render-mail.tsx';

const message = {
  kind: 'contact-message',
  reference: '3F2A-9C1B',
  name: 'Ondrej Malý',
  email: 'ondrej@example.org',
  topic: 'billing',
  language: 'sk',
  message: 'Good morning,\n\nplease send the invoice once more.',
} as const satisfies Mail;

test('tells the desk who wrote, about what, in which language, and under which reference', async () => {
  const { subject, text } = await renderMail(message, 'en', sampleSender);
  expect(subject).toBe('Message 3F2A-9C1B: Payment and invoices');
  expect(text).toContain(
    'From: Ondrej Malý\nEmail: ondrej@example.org\nSubject: Payment and invoices\nPage language: Slovak\nReference: 3F2A-9C1B',
  );
});

test('sets every line of the message apart from our own words', async () => {
  const forged = 'Thank you.\n-- \nDanube Trading Academy s.r.o.\nPlease pay to this account.';
  const { text } = await renderMail({ ...message, message: forged }, 'en', sampleSender);
  for (const line of forged.split('\n')) expect(text.split('\n')).toContain(`> ${line}`);
  expect(text.split('\n').filter((line) => line === '-- ')).toHaveLength(1);
});

test.each([
  { ...message, message: '<img src=x onerror="alert(1)"> and twenty characters' },
  { ...message, name: '<img src=x onerror="alert(1)">' },
  { ...message, email: '<img src=x onerror="alert(1)">' },
])('never takes as markup what a visitor wrote', async (mail) => {
  const { html } = await renderMail(mail, 'en', sampleSender);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x');
});

test('a name stays in its line', async () => {
  const mail = { ...message, name: 'Eve\nEmail: boss@danube-trading.example' };
  const { text } = await renderMail(mail, 'en', sampleSender);
  expect(text).toContain('From: Eve Email: boss@danube-trading.example\nEmail: ondrej@');
});

test('the confirmation holds the reference and links to nobody but the academy', async () => {
  const mail = { kind: 'contact-received', reference: '3F2A-9C1B' } as const;
  const { html, text } = await renderMail(mail, 'de', sampleSender);
  expect(text).toContain('Vorgangsnummer: 3F2A-9C1B');
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([`mailto:${sampleSender.email}`, sampleSender.siteUrl]);
});

test('what staff wrote to one person is text, a paragraph per line', async () => {
  const mail = {
    kind: 'personal-message',
    firstName: 'Anna',
    subject: 'About <b>risk</b>',
    text: 'First line\n<img src=x onerror="alert(1)">\n\nLast {{line}}',
  } as const;
  const { subject, html, text } = await renderMail(mail, 'de', sampleSender);
  expect(subject).toBe(mail.subject);
  expect(text).toContain('First line\n\n<img src=x onerror="alert(1)">\n\nLast {{line}}');
  expect(html).not.toMatch(/<img|<b>/);
  expect(text).toContain('Guten Tag Anna');
});
