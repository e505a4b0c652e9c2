import type { Mail } from '@danube/documents/documents.types.ts';
import { expect } from 'vitest';
import type { Browser, Stage } from './stage.ts';

export const goodPassword = 'violet-harbour-counts-9-boats';

export const newcomer = {
  firstName: 'Inês',
  lastName: 'Carvalho',
  email: 'ines@example.org',
  password: goodPassword,
  language: 'en' as const,
};

/** The token in the latest email of this kind to this address. */
export function tokenFor(stage: Stage, email: string, kind: TokenMail): string {
  const sent = stage.mails.findLast(({ to, mail }) => to === email && mail.kind === kind);
  if (!sent) throw new Error(`no ${kind} went to ${email}`);
  const link = 'confirmUrl' in sent.mail ? sent.mail.confirmUrl : linkOf(sent.mail);
  return /[#](?:confirm|reset)=([\w-]+)$/.exec(link)?.[1] ?? '';
}

type TokenMail = 'confirm-address' | 'confirm-new-address' | 'reset-password';

function linkOf(mail: object): string {
  return 'resetUrl' in mail && typeof mail.resetUrl === 'string' ? mail.resetUrl : '';
}

/** Registers and confirms; the browser is then signed in. */
export async function register(
  stage: Stage,
  overrides: Partial<typeof newcomer> = {},
): Promise<Browser> {
  const person = { ...newcomer, ...overrides };
  const browser = stage.browser();
  await browser.call((api) => api.identity.signUp(person));
  await stage.runJobs();
  const token = tokenFor(stage, person.email, 'confirm-address');
  await browser.call((api) => api.identity.confirmAddress({ token }));
  return browser;
}

export async function signInAs(
  stage: Stage,
  { email, password }: { email: string; password: string },
): Promise<Browser> {
  const browser = stage.browser();
  await browser.call((api) => api.identity.signIn({ identifier: email, password }));
  return browser;
}

export async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.call((api) => api.identity.session())) !== null;
}

/** Someone who took the browser's cookies before it does what comes next. */
export function copyCookies(stage: Stage, browser: Browser): Browser {
  const copy = stage.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

/** All text in all tables, as someone with a database dump would search it. */
export async function databaseText(stage: Stage): Promise<string> {
  const { pool } = stage.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'pgboss')",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(`select t::text as text from ${name} t`);
    texts.push(...rows.map((row: { text: string }) => row.text));
  }
  expect(texts.length).toBeGreaterThan(0);
  return texts.join('\n');
}

export function mailsOf(stage: Stage, kind: Mail['kind']) {
  return stage.mails.filter(({ mail }) => mail.kind === kind);
}
