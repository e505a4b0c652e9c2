import { expect, test } from 'vitest';
import type { Mail } from '../documents.types.ts';
import { sampleMails, sampleSender } from '../samples.ts';
import { mailContents } from './mail-contents.ts';
import { renderMail } from './render-mail.tsx';
import { sampleMail } from './sample-mail.factory.ts';

const languages = ['en', 'fr', 'it', 'es', 'de', 'pl', 'sk', 'pt'] as const;

function headingOf(html: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
}

function hrefsOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

test('there is a sample of every kind', () => {
  const sampled = new Set<string>(sampleMails.map(({ kind }) => kind));
  const missing = Object.keys(mailContents).filter((kind) => !sampled.has(kind));
  expect(missing, 'add them to a file documents/src/mail/<family>.samples.ts').toEqual([]);
});

test.each(languages)('every mail is whole: %s', async (language) => {
  for (const mail of sampleMails) {
    const { subject, html, text } = await renderMail(mail, language, sampleSender);
    expect(html).toContain(`<html lang="${language}"`);
    expect(subject).not.toBe('');
    expect(headingOf(html)).not.toBe('');
    // A missing text renders as its key, and a missing value as its placeholder.
    expect(subject + html + text).not.toMatch(/\bmail\.[a-z]+\.[a-z]|\{\{|\}\}|undefined/);
    expect(subject + text).not.toContain('!');
  }
});

test.each(languages.filter((language) => language !== 'en'))(
  'no mail about an account or a message is left in English: %s',
  async (language) => {
    // The other kinds contain titles and texts that people wrote, which aren't translated.
    const ours = sampleMails.filter(
      ({ kind }) =>
        !kind.startsWith('event-') && kind !== 'post-letter' && kind !== 'personal-message',
    );
    for (const mail of ours) {
      const english = await renderMail(mail, 'en', sampleSender);
      const translated = await renderMail(mail, language, sampleSender);
      expect(translated.subject).not.toBe(english.subject);
      const lines = new Set(english.text.split('\n').filter((line) => line.includes(' ')));
      const saved = translated.text.split('\n').filter((line) => lines.has(line));
      const own = 'reason' in mail ? `: ${mail.reason}` : '@';
      // User input, and banking terms that are the same in every language.
      const isOwn = (line: string) => line.includes(own) || /^(> |- |(IBAN|BIC): )/.test(line);
      const words = saved.filter((line) => !isOwn(line));
      expect(words).toEqual([
        'Danube Trading Academy',
        '-- ',
        sampleSender.name,
        ...sampleSender.addressLines.filter((line) => line.includes(' ')),
      ]);
    }
  },
);

test.each(languages)(
  'each change of a second factor has words of its own: %s',
  async (language) => {
    const changes = sampleMails.filter(({ kind }) => kind === 'second-factor-changed');
    const rendered = await Promise.all(
      changes.map((mail) => renderMail(mail, language, sampleSender)),
    );
    expect(changes).toHaveLength(7);
    expect(new Set(rendered.map(({ subject }) => subject)).size).toBe(7);
    expect(new Set(rendered.map(({ text }) => text)).size).toBe(7);
  },
);

const token = 'k3Yb-Zx8_Qm1v7TtR2nWc5LhS9dPfUe4A';
const home = `https://danube-trading.example/#confirm=${token}`;
const reset = `https://danube-trading.example/auth?tab=signin&lang=sk#reset=${token}`;

test.each<{ kind: string; mail: Mail; url: string }>(
  [
    { mail: { ...sampleMail('confirm-address'), confirmUrl: home }, url: home },
    { mail: { ...sampleMail('confirm-new-address'), confirmUrl: home }, url: home },
    { mail: { ...sampleMail('reset-password'), resetUrl: reset }, url: reset },
    { mail: { ...sampleMail('account-exists'), resetUrl: reset }, url: reset },
    { mail: { ...sampleMail('account-exists'), signInUrl: reset }, url: reset },
    { mail: { ...sampleMail('password-changed'), resetUrl: reset }, url: reset },
    { mail: { ...sampleMail('new-sign-in'), settingsUrl: reset }, url: reset },
    { mail: { ...sampleMail('account-restored'), signInUrl: reset }, url: reset },
  ].map((row) => ({ ...row, kind: row.mail.kind })),
)('keeps the fragment of a link, in which the token travels: $kind', async ({ mail, url }) => {
  const { html, text } = await renderMail(mail, 'de', sampleSender);
  expect(hrefsOf(html)).toContain(url);
  expect(text.split('\n')).toContain(url);
});

test('a second way beside the button is a link in the page and a line in the text', async () => {
  const mail = { ...sampleMail('account-exists'), resetUrl: reset };
  const { html, text } = await renderMail(mail, 'en', sampleSender);
  expect(hrefsOf(html)).toEqual(expect.arrayContaining([mail.signInUrl, reset]));
  expect(text).toContain(`Forgot your password?\nChoose a new password:\n${reset}`);
});

test.each<Mail>([
  { ...sampleMail('account-exists'), resetUrl: 'javascript:alert(1)' },
  { ...sampleMail('account-exists'), signInUrl: 'javascript:alert(1)' },
  { ...sampleMail('new-sign-in'), settingsUrl: 'javascript:alert(1)' },
  { ...sampleMail('confirm-new-address'), confirmUrl: 'javascript:alert(1)' },
  { ...sampleMail('address-change-requested'), settingsUrl: 'javascript:alert(1)' },
  { ...sampleMail('password-changed'), resetUrl: 'javascript:alert(1)' },
  { ...sampleMail('second-factor-changed'), settingsUrl: 'javascript:alert(1)' },
  { ...sampleMail('export-ready'), settingsUrl: 'javascript:alert(1)' },
  { ...sampleMail('erasure-requested'), settingsUrl: 'javascript:alert(1)' },
  { ...sampleMail('account-restored'), signInUrl: 'javascript:alert(1)' },
])('refuses a link that is not http or https: $kind', async (mail) => {
  await expect(renderMail(mail, 'en', sampleSender)).rejects.toThrow('http and https only');
});

const markup = '<script>alert(1)<script>';

test.each<Mail>([
  ...sampleMails
    .filter((mail) => 'firstName' in mail)
    .map((mail) => ({ ...mail, firstName: markup })),
  { ...sampleMail('account-suspended'), reason: markup },
  { ...sampleMail('new-sign-in'), device: markup },
  { ...sampleMail('new-sign-in'), network: markup },
  { ...sampleMail('confirm-new-address'), newEmail: markup },
  { ...sampleMail('address-change-requested'), newEmail: markup },
  { ...sampleMail('address-changed'), newEmail: markup },
  { ...sampleMail('address-changed'), contactEmail: markup },
])('never takes as markup what somebody typed: $kind', async (mail) => {
  const { html, text } = await renderMail(mail, 'en', sampleSender);
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;script&gt;');
  expect(text).toContain(markup);
});

test('a reason stays in its line and does not continue as a mail of ours', async () => {
  const reason = 'Shared access.\r\n\r\nPay here: example.org\n{{contactEmail}} $t(greeting)';
  const { text } = await renderMail(
    { ...sampleMail('account-suspended'), reason },
    'en',
    sampleSender,
  );
  expect(text.split('\n')).toContain(
    'Reason: Shared access. Pay here: example.org {{contactEmail}} $t(greeting)',
  );
});

test('tells when, on which device and from which network somebody signed in', async () => {
  const mail = { ...sampleMail('new-sign-in'), timeZone: 'Europe/Athens' };
  const { text } = await renderMail(mail, 'en', sampleSender);
  expect(text).toContain(
    'When: 15 November 2026 at 10:30 (Eastern European Time)\nDevice: Firefox, Linux\nNetwork: 203.0.113.0/24',
  );
});

test.each(['', ' ', 'Mozilla/5.0', 'visit evil.example'])(
  'leaves out a device that has no plain name: %j',
  async (device) => {
    const mail = { ...sampleMail('new-sign-in'), device, network: '' };
    const { html, text } = await renderMail(mail, 'en', sampleSender);
    expect(html + text).not.toMatch(/Device<|Device:|Network<|Network:|Mozilla|evil/);
    expect(text).toContain('When: 15 November 2026');
  },
);

test.each([
  ['en', 'Your account will be deleted on 1 January 2027'],
  ['de', 'Ihr Konto wird am 1. Januar 2027 gelöscht'],
  ['it', 'Cancellazione del Suo account: 1 gennaio 2027'],
  ['pl', 'Usuniemy Twoje konto 1 stycznia 2027'],
] as const)('names the day of erasure in the reader’s zone: %s', async (language, subject) => {
  const mail = { ...sampleMail('erasure-requested'), erasureAt: '2026-12-31T23:30:00Z' };
  expect((await renderMail(mail, language, sampleSender)).subject).toBe(subject);
});

test.each([
  ['en', 1, '1 day.'],
  ['fr', 7, '7\u00a0jours'],
  ['pl', 1, '1 dzień'],
  ['pl', 7, '7 dni'],
  ['sk', 3, '3 dni'],
  ['sk', 7, '7 dní'],
] as const)('inflects the days of an export: %s %i', async (language, availableDays, words) => {
  const mail = { ...sampleMail('export-ready'), availableDays };
  expect((await renderMail(mail, language, sampleSender)).text).toContain(words);
});

test.each(['account-suspended', 'address-changed'] as const)(
  'gives the academy’s address as a link that writes a mail: %s',
  async (kind) => {
    const mail = { ...sampleMail(kind), contactEmail: 'help@danube-trading.example' };
    const { html, text } = await renderMail(mail, 'en', sampleSender);
    expect(hrefsOf(html)).toContain('mailto:help@danube-trading.example');
    expect(text).toMatch(/write to us .*help@danube-trading\.example\./);
  },
);

test('the last mail of an account asks for nothing', async () => {
  const { html } = await renderMail(sampleMail('account-erased'), 'en', sampleSender);
  expect(hrefsOf(html)).toEqual([`mailto:${sampleSender.email}`, sampleSender.siteUrl]);
});
