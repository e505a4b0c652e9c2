import { expect, test } from 'vitest';
import type { Mail } from '../documents.types.ts';
import { sampleMails, sampleSender } from '../samples.ts';
import { renderMail } from './render-mail.tsx';
import { sampleMail } from './sample-mail.factory.ts';

const confirmation = sampleMail('confirm-address');
const reset = sampleMail('reset-password');
const reminder = sampleMail('event-reminder');

test.each([
  ['en', 'Confirm your email address', 'Reset your password'],
  ['fr', 'Confirmez votre adresse e-mail', 'Réinitialisez votre mot de passe'],
  ['it', 'Confermi il Suo indirizzo email', 'Reimposti la Sua password'],
  ['es', 'Confirme su dirección de correo electrónico', 'Restablezca su contraseña'],
  ['de', 'Bitte bestätigen Sie Ihre E-Mail-Adresse', 'Passwort zurücksetzen'],
  ['pl', 'Potwierdź swój adres e-mail', 'Ustaw nowe hasło'],
  ['sk', 'Potvrďte svoju e-mailovú adresu', 'Obnovenie hesla'],
  ['pt', 'Confirme o seu endereço de email', 'Reponha a sua palavra-passe'],
] as const)(
  'writes in the reader’s language: %s',
  async (language, confirmSubject, resetSubject) => {
    const confirm = await renderMail(confirmation, language, sampleSender);
    expect(confirm.subject).toBe(confirmSubject);
    expect(confirm.html).toContain(`<html lang="${language}"`);
    expect((await renderMail(reset, language, sampleSender)).subject).toBe(resetSubject);
  },
);

test.each([
  ['en', 'Reminder: Education Tuesday Live, Tue 17 Nov, 18:00'],
  ['de', 'Erinnerung: Education Tuesday Live, Di., 17. Nov., 18:00'],
  ['sk', 'Pripomienka: Education Tuesday Live, ut 17. 11., 18:00'],
] as const)('names the start of the session in the subject: %s', async (language, subject) => {
  expect((await renderMail(reminder, language, sampleSender)).subject).toBe(subject);
});

test('speaks of a reminder where a session is open to everyone', async () => {
  const open = { ...sampleMail('event-registered'), isOpen: true };
  const { subject, text } = await renderMail(open, 'en', sampleSender);
  expect(subject).toBe('Reminder set: Education Tuesday Live, Tue 17 Nov, 18:00');
  expect(text).toContain('Cancel reminder');
  expect(text).toContain('because you asked for a reminder about this session');
  expect(text).not.toContain('Cancel registration');
});

test('falls back to English, and says so in the markup, where a language has no mails [R4.18]', async () => {
  const english = await renderMail(reminder, 'en', sampleSender);
  const maltese = await renderMail(reminder, 'mt', sampleSender);
  expect(maltese).toEqual(english);
  expect(maltese.html).toContain('<html lang="en"');
});

test('tells day, hours and zone in the reader’s zone', async () => {
  const { text } = await renderMail({ ...reminder, timeZone: 'Europe/Athens' }, 'en', sampleSender);
  expect(text).toContain(
    'Tuesday, 17 November 2026\n19:00–19:45, Eastern European Time\n45 minutes',
  );
});

test('moves with daylight saving time', async () => {
  const { text } = await renderMail(
    { ...reminder, startsAt: '2026-07-14T16:00:00Z' },
    'de',
    sampleSender,
  );
  expect(text).toContain('Dienstag, 14. Juli 2026\n18:00–18:45 Uhr, Mitteleuropäische Zeit');
});

test.each([
  ['pl', 1, '1 godzinę'],
  ['pl', 2, '2 godziny'],
  ['pl', 5, '5 godzin'],
  ['sk', 1, '1 hodinu'],
  ['sk', 3, '3 hodiny'],
  ['sk', 24, '24 hodín'],
] as const)('inflects the hours: %s %i', async (language, expiresInHours, words) => {
  const { text } = await renderMail({ ...confirmation, expiresInHours }, language, sampleSender);
  expect(text).toContain(words);
});

test('escapes what a member typed', async () => {
  const firstName = '<script>alert(1)<script>';
  const { html, text } = await renderMail({ ...confirmation, firstName }, 'en', sampleSender);
  expect(html).not.toContain('<script');
  expect(html).toContain('Hello &lt;script&gt;alert(1)&lt;script&gt;,');
  expect(text).toContain(`Hello ${firstName},`);
});

test('does not interpret catalogue syntax in what a member typed', async () => {
  const firstName = '{{count}} $t(greeting)';
  const { text } = await renderMail({ ...confirmation, firstName }, 'en', sampleSender);
  expect(text).toContain(`Hello ${firstName},`);
});

test.each([
  'Win now at https://evil.example',
  'evil.example',
  'me@evil.example',
  'A'.repeat(61),
  ' \n ',
])('greets without a name where the name is none: %j', async (firstName) => {
  const { html, text } = await renderMail({ ...confirmation, firstName }, 'en', sampleSender);
  expect(text).toContain('\n\nHello,\n\n');
  expect(html + text).not.toContain('evil');
});

test.each(['Anna', 'Jean-Luc', 'J. R.', 'Zoë', 'Ελένη', 'Иван', 'O’Brien'])(
  'keeps an ordinary name: %s',
  async (firstName) => {
    const { text } = await renderMail({ ...confirmation, firstName }, 'en', sampleSender);
    expect(text).toContain(`Hello ${firstName},`);
  },
);

test('keeps the subject on one line', async () => {
  const eventTitle = 'Open\r\nBcc: all@example.org';
  const { subject } = await renderMail({ ...reminder, eventTitle }, 'en', sampleSender);
  expect(subject).toBe('Reminder: Open Bcc: all@example.org, Tue 17 Nov, 18:00');
});

test.each<Mail>([
  { ...confirmation, confirmUrl: 'javascript:alert(1)' },
  { ...reset, resetUrl: 'data:text/html,x' },
  { ...reminder, joinUrl: 'ftp://example.org/' },
  { ...reset, resetUrl: '/auth?tab=signin' },
])('refuses a link that is not http or https: $kind', async (mail) => {
  await expect(renderMail(mail, 'en', sampleSender)).rejects.toThrow('http and https only');
});

test('does not repeat a refused address, which may hold a token', async () => {
  const mail: Mail = { ...reset, resetUrl: 'app://reset/secret-token' };
  await expect(renderMail(mail, 'en', sampleSender)).rejects.not.toThrow('secret-token');
});

test.each([
  [confirmation, confirmation.confirmUrl],
  [reset, reset.resetUrl],
  [reminder, reminder.joinUrl],
])('gives the address alone on a line of the plain text: $kind', async (mail, url) => {
  const { text } = await renderMail(mail, 'en', sampleSender);
  expect(text.split('\n')).toContain(url);
  expect(text).not.toMatch(/<[a-z]/);
});

test('loads nothing from elsewhere', async () => {
  for (const mail of sampleMails) {
    const { html } = await renderMail(mail, 'en', sampleSender);
    expect(html).not.toMatch(/<(img|link|script|iframe|svg)|url\(|@import|@font-face/);
  }
});

test('declares both colour schemes', async () => {
  const { html } = await renderMail(confirmation, 'en', sampleSender);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});

test('stays far below the 102 kB at which Gmail cuts a message', async () => {
  for (const mail of sampleMails) {
    const { html } = await renderMail(mail, 'pl', sampleSender);
    expect(html.length).toBeLessThan(40_000);
  }
});

test('sends a reminder without a button where the session has no meeting room', async () => {
  const { html, text } = await renderMail({ ...reminder, joinUrl: null }, 'en', sampleSender);
  expect(html + text).not.toContain('Join live session');
  expect(text).toContain('Tuesday, 17 November 2026');
});

test('is signed by the sender it was given', async () => {
  const { html, text } = await renderMail(confirmation, 'en', sampleSender);
  for (const line of [sampleSender.name, ...sampleSender.addressLines, sampleSender.email]) {
    expect(html).toContain(line);
    expect(text).toContain(line);
  }
});

test('ends with the owner’s signature where there is one, as text and not as markup', async () => {
  const signature = 'Best wishes\nAnna <b>Weiss</b>';
  const signed = await renderMail(reset, 'en', { ...sampleSender, signature });
  expect(signed.text).toContain(signature);
  expect(signed.html).toContain('Anna &lt;b&gt;Weiss&lt;/b&gt;');
  expect((await renderMail(reset, 'en', sampleSender)).html).not.toContain('Best wishes');
});
