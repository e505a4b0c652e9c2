import { expect, test } from 'vitest';
import { sampleSender } from '../samples.ts';
import { renderMail } from './render-mail.tsx';
import { mails } from './staff.samples.ts';

const [, ordered, withdrawn, disputed] = mails;
const languages = ['en', 'de', 'sk', 'fr', 'es', 'it', 'pl', 'pt'] as const;

test.each(languages)(
  'a withdrawal with nothing to refund names no amount: %s',
  async (language) => {
    const { text } = await renderMail({ ...withdrawn, amount: 0 }, language, sampleSender);
    expect(text).not.toContain('€');
    expect((await renderMail(withdrawn, language, sampleSender)).text).toContain('€');
  },
);

test('a withdrawal says whether there is a refund', async () => {
  const requested = 'the refund below has been requested';
  expect((await renderMail(withdrawn, 'en', sampleSender)).text).toContain(requested);
  const { text } = await renderMail({ ...withdrawn, amount: 0 }, 'en', sampleSender);
  expect(text).toContain('there’s nothing to refund');
  expect(text).not.toContain(requested);
});

test('a dispute says until when access is paused', async () => {
  const { text } = await renderMail(disputed, 'en', sampleSender);
  expect(text).toContain('Access is paused until the bank decides.');
});

test('an order that costs nothing says so', async () => {
  const { subject } = await renderMail({ ...ordered, amount: 0 }, 'en', sampleSender);
  expect(subject).toBe('New order 100042: €0.00');
});
