import { expect, test } from 'vitest';
import type { Mail } from '../documents.types.ts';
import { sampleSender } from '../samples.ts';
import { renderMail } from './render-mail.tsx';

const token = 'k3Yb0Zx8Qm1v7TtR2nWc5LhS9dPfUe4Ak3Yb0Zx8Qm1';
const confirmUrl = `https://danube-trading.example/newsletter#confirm=${token}`;
const leaveUrl = `https://danube-trading.example/newsletter#leave=${token}`;

const confirm: Mail = { kind: 'newsletter-confirm', confirmUrl, expiresInDays: 7 };
const letters = [
  { kind: 'newsletter-welcome', leaveUrl },
  { kind: 'newsletter-exists', leaveUrl },
] as const satisfies readonly Mail[];

test('the first mail gives the link to confirm, and says how long it works', async () => {
  const { html, text } = await renderMail(confirm, 'en', sampleSender);
  expect(html).toContain(`href="${confirmUrl}"`);
  expect(text.split('\n')).toContain(confirmUrl);
  expect(text).toContain('valid for 7 days');
});

test.each([
  [1, 'ważny przez 1 dzień'],
  [2, 'ważny przez 2 dni'],
  [7, 'ważny przez 7 dni'],
])('counts %i days as Polish does', async (expiresInDays, words) => {
  const { text } = await renderMail({ ...confirm, expiresInDays }, 'pl', sampleSender);
  expect(text).toContain(words);
});

test.each(letters)('a subscriber can leave from $kind', async (mail) => {
  const { html, text } = await renderMail(mail, 'de', sampleSender);
  expect(html).toContain(`href="${leaveUrl}"`);
  expect(text).toContain(leaveUrl);
  expect(text).toContain('Newsletter abbestellen');
});

test.each([
  { ...confirm, confirmUrl: 'javascript:alert(1)' },
  ...letters.map((mail) => ({ ...mail, leaveUrl: 'javascript:alert(1)' })),
])('refuses a link that is not http or https: $kind', async (mail) => {
  await expect(renderMail(mail, 'en', sampleSender)).rejects.toThrow('http and https only');
});
