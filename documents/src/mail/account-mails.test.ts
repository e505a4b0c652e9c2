import { expect, test } from 'vitest';
import type { Mail } from '../documents.types.ts';
import { sampleMails, sampleSender } from '../samples.ts';
import { renderMail } from './render-mail.tsx';

const languages = ['en', 'fr', 'it', 'es', 'de', 'pl', 'sk'] as const;

/** The compiler asks for a line here whenever a kind is added. */
const everyKind = {
  'confirm-address': true,
  'reset-password': true,
  'event-reminder': true,
  'account-exists': true,
  'new-sign-in': true,
  'confirm-new-address': true,
  'address-change-requested': true,
  'address-changed': true,
  'password-changed': true,
  'second-factor-changed': true,
  'second-factor-removal': true,
  'export-ready': true,
  'erasure-requested': true,
  'account-erased': true,
  'account-suspended': true,
  'account-restored': true,
  'contact-message': true,
  'contact-received': true,
  'newsletter-confirm': true,
  'newsletter-welcome': true,
  'newsletter-exists': true,
  'order-paid': true,
  'transfer-awaited': true,
  'order-cancelled': true,
  'order-refunded': true,
  'withdrawal-received': true,
  'subscription-renewed': true,
  'subscription-payment-failed': true,
  'subscription-cancelled': true,
} satisfies Record<Mail['kind'], true>;

function sample<Kind extends Mail['kind']>(kind: Kind): Extract<Mail, { kind: Kind }> {
  const isWanted = (mail: Mail): mail is Extract<Mail, { kind: Kind }> => mail.kind === kind;
  const samples: readonly Mail[] = sampleMails;
  const found = samples.find(isWanted);
  if (!found) throw new Error(`No sample of ${kind}`);
  return found;
}

function headingOf(html: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
}

function hrefsOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

test('there is a sample of every kind', () => {
  expect(new Set<string>(sampleMails.map(({ kind }) => kind))).toEqual(
    new Set(Object.keys(everyKind)),
  );
});

test.each(languages)('every mail is whole: %s', async (language) => {
  for (const mail of sampleMails) {
    const { subject, html, text } = await renderMail(mail, language, sampleSender);
    expect(html).toContain(`<html lang="${language}"`);
    expect(subject).not.toBe('');
    expect(headingOf(html)).not.toBe('');
    // Whoever lacks a text is given its key, and whoever lacks a value its placeholder.
    expect(subject + html + text).not.toMatch(/\bmail\.[a-z]+(\.|[A-Z])|\{\{|\}\}|undefined/);
    expect(subject + text).not.toContain('!');
  }
});

test.each(languages.filter((language) => language !== 'en'))(
  'no mail about an account or a message is left in English: %s',
  async (language) => {
    for (const mail of sampleMails.filter(({ kind }) => kind !== 'event-reminder')) {
      const english = await renderMail(mail, 'en', sampleSender);
      const translated = await renderMail(mail, language, sampleSender);
      expect(translated.subject).not.toBe(english.subject);
      const lines = new Set(english.text.split('\n').filter((line) => line.includes(' ')));
      const kept = translated.text.split('\n').filter((line) => lines.has(line));
      const own = 'reason' in mail ? `: ${mail.reason}` : '@';
      // What somebody wrote, bought or declared, and what banks call the same everywhere.
      const isOwn = (line: string) => line.includes(own) || /^(> |- |(IBAN|BIC): )/.test(line);
      const words = kept.filter((line) => !isOwn(line));
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
    { mail: { ...sample('confirm-address'), confirmUrl: home }, url: home },
    { mail: { ...sample('confirm-new-address'), confirmUrl: home }, url: home },
    { mail: { ...sample('reset-password'), resetUrl: reset }, url: reset },
    { mail: { ...sample('account-exists'), resetUrl: reset }, url: reset },
    { mail: { ...sample('account-exists'), signInUrl: reset }, url: reset },
    { mail: { ...sample('password-changed'), resetUrl: reset }, url: reset },
    { mail: { ...sample('new-sign-in'), settingsUrl: reset }, url: reset },
    { mail: { ...sample('account-restored'), signInUrl: reset }, url: reset },
  ].map((row) => ({ ...row, kind: row.mail.kind })),
)('keeps the fragment of a link, in which the token travels: $kind', async ({ mail, url }) => {
  const { html, text } = await renderMail(mail, 'de', sampleSender);
  expect(hrefsOf(html)).toContain(url);
  expect(text.split('\n')).toContain(url);
});

test('a second way beside the button is a link in the page and a line in the text', async () => {
  const mail = { ...sample('account-exists'), resetUrl: reset };
  const { html, text } = await renderMail(mail, 'en', sampleSender);
  expect(hrefsOf(html)).toEqual(expect.arrayContaining([mail.signInUrl, reset]));
  expect(text).toContain(`Forgot your password?\nChoose a new password:\n${reset}`);
});

test.each<Mail>([
  { ...sample('account-exists'), resetUrl: 'javascript:alert(1)' },
  { ...sample('account-exists'), signInUrl: 'javascript:alert(1)' },
  { ...sample('new-sign-in'), settingsUrl: 'javascript:alert(1)' },
  { ...sample('confirm-new-address'), confirmUrl: 'javascript:alert(1)' },
  { ...sample('address-change-requested'), settingsUrl: 'javascript:alert(1)' },
  { ...sample('password-changed'), resetUrl: 'javascript:alert(1)' },
  { ...sample('second-factor-changed'), settingsUrl: 'javascript:alert(1)' },
  { ...sample('export-ready'), settingsUrl: 'javascript:alert(1)' },
  { ...sample('erasure-requested'), settingsUrl: 'javascript:alert(1)' },
  { ...sample('account-restored'), signInUrl: 'javascript:alert(1)' },
])('refuses a link that is not http or https: $kind', async (mail) => {
  await expect(renderMail(mail, 'en', sampleSender)).rejects.toThrow('http and https only');
});

const markup = '<script>alert(1)<script>';

test.each<Mail>([
  ...sampleMails
    .filter((mail) => 'firstName' in mail)
    .map((mail) => ({ ...mail, firstName: markup })),
  { ...sample('account-suspended'), reason: markup },
  { ...sample('new-sign-in'), device: markup },
  { ...sample('new-sign-in'), network: markup },
  { ...sample('confirm-new-address'), newEmail: markup },
  { ...sample('address-change-requested'), newEmail: markup },
  { ...sample('address-changed'), newEmail: markup },
  { ...sample('address-changed'), contactEmail: markup },
])('never takes as markup what somebody typed: $kind', async (mail) => {
  const { html, text } = await renderMail(mail, 'en', sampleSender);
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;script&gt;');
  expect(text).toContain(markup);
});

test('a reason stays in its line and does not continue as a mail of ours', async () => {
  const reason = 'Shared access.\r\n\r\nPay here: example.org\n{{contactEmail}} $t(greeting)';
  const { text } = await renderMail({ ...sample('account-suspended'), reason }, 'en', sampleSender);
  expect(text.split('\n')).toContain(
    'Reason: Shared access. Pay here: example.org {{contactEmail}} $t(greeting)',
  );
});

test('tells when, on which device and from which network somebody signed in', async () => {
  const mail = { ...sample('new-sign-in'), timeZone: 'Europe/Athens' };
  const { text } = await renderMail(mail, 'en', sampleSender);
  expect(text).toContain(
    'When: 15 November 2026 at 10:30 (Eastern European Time)\nDevice: Firefox, Linux\nNetwork: 203.0.113.0/24',
  );
});

test.each(['', ' ', 'Mozilla/5.0', 'visit evil.example'])(
  'leaves out a device that has no plain name: %j',
  async (device) => {
    const mail = { ...sample('new-sign-in'), device, network: '' };
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
  const mail = { ...sample('erasure-requested'), erasureAt: '2026-12-31T23:30:00Z' };
  expect((await renderMail(mail, language, sampleSender)).subject).toBe(subject);
});

test.each([
  ['en', 1, '1 day.'],
  ['fr', 7, '7 jours'],
  ['pl', 1, '1 dzień'],
  ['pl', 7, '7 dni'],
  ['sk', 3, '3 dni'],
  ['sk', 7, '7 dní'],
] as const)('inflects the days of an export: %s %i', async (language, availableDays, words) => {
  const mail = { ...sample('export-ready'), availableDays };
  expect((await renderMail(mail, language, sampleSender)).text).toContain(words);
});

test.each(['account-suspended', 'address-changed'] as const)(
  'gives the academy’s address as a link that writes a mail: %s',
  async (kind) => {
    const mail = { ...sample(kind), contactEmail: 'help@danube-trading.example' };
    const { html, text } = await renderMail(mail, 'en', sampleSender);
    expect(hrefsOf(html)).toContain('mailto:help@danube-trading.example');
    expect(text).toMatch(/write to us .*help@danube-trading\.example\./);
  },
);

test('the last mail of an account asks for nothing', async () => {
  const { html } = await renderMail(sample('account-erased'), 'en', sampleSender);
  expect(hrefsOf(html)).toEqual([`mailto:${sampleSender.email}`, sampleSender.siteUrl]);
});
