import { expect, test } from 'vitest';
import { sampleMails, sampleSender } from '../samples.ts';
import { renderMail } from './render-mail.tsx';

const [week, quiet] = sampleMails.filter(({ kind }) => kind === 'weekly-report');

test('the week is told in the words of Today, each figure beside the week before', async () => {
  if (!week) throw new Error('a sample is expected');
  const { subject, text } = await renderMail(week, 'en', sampleSender);
  expect(subject).toMatch(/^Your week: 9\s?–\s?15 November 2026$/);
  expect(text).toContain(
    'Sales are up 18% on the week before, mainly because of Fast Track and buyers in Germany.',
  );
  expect(text).toContain('Revenue after refunds: €2,360.00 (+18% from €2,000.00)');
  expect(text).toContain('New students: 14 (same as the week before)');
  expect(text).toContain('Lessons finished: 1,204 (nothing the week before)');
  expect(text).toContain('Bank transfers to match: 3');
  expect(text).toMatch(/Next live session: DAX open, traded live \(Tue.* 08:45\)/);
});

test('where nothing waits it says so, and names what could not be read', async () => {
  if (!quiet) throw new Error('a second sample is expected');
  const { text } = await renderMail(quiet, 'de', sampleSender);
  expect(text).toContain('Es gibt nichts zu tun.');
  expect(text).toMatch(/Einige Angaben konnten nicht geladen werden/);
  expect(text).not.toMatch(/€|Umsatz/);
});
