import { expect, test } from 'vitest';
import { sampleSender } from '../samples.ts';
import { renderMail } from './render-mail.tsx';
import { sampleMail } from './sample-mail.factory.ts';

const digest = sampleMail('community-digest');
const unfinished = sampleMail('course-unfinished');
const unopened = sampleMail('course-unopened');

test('a reminder leads to the lesson, says how to stop, and counts only what is done', async () => {
  const { text, subject } = await renderMail(unfinished, 'de', sampleSender);
  expect(subject).toBe('Weiter, wo Sie aufgehört haben: Fast Track to Trading');
  expect(text.split('\n')).toContain(unfinished.lessonUrl);
  expect(text).toContain(unfinished.leaveUrl);
  expect(text).toContain('7 von 24 Lektionen');
  const begun = await renderMail({ ...unfinished, done: 0 }, 'en', sampleSender);
  expect(begun.text).not.toContain('of 24');
});

test.each([
  ['en', 'until 30 November 2026. As you agreed at checkout'],
  ['de', 'Bis zum 30. November 2026 können Sie diesen Vertrag noch widerrufen'],
  ['it', 'Scadenza: 30 novembre 2026'],
] as const)('a reminder says what opening a lesson ends: %s', async (language, words) => {
  const declared = await renderMail(unopened, language, sampleSender);
  expect(declared.text).toContain(words);
  const free = { until: '2026-11-30T22:59:59Z', isLessonFree: true };
  const harmless = await renderMail({ ...unopened, withdrawal: free }, language, sampleSender);
  expect(harmless.text).not.toBe(declared.text);
  const over = await renderMail({ ...unopened, withdrawal: null }, language, sampleSender);
  expect(over.text).not.toContain('2026');
});

test('a digest quotes as text, and a name that is an advertisement is left out', async () => {
  const addressed = [
    { reason: 'mention', name: 'win.example', room: 'DAX', excerpt: '<b>now</b>' },
    { reason: 'reply', name: 'Otto', room: 'DAX', excerpt: '' },
  ] as const;
  const { html, text } = await renderMail({ ...digest, addressed }, 'en', sampleSender);
  expect(text).toContain('A member mentioned you in DAX: “<b>now</b>”');
  expect(text).toContain('Otto replied to you in DAX');
  expect(html).toContain('&lt;b&gt;now');
  expect(html + text).not.toContain('win.example');
});

test('a digest without mentions has no empty list', async () => {
  const { text } = await renderMail({ ...digest, addressed: [] }, 'en', sampleSender);
  expect(text).not.toContain('For you');
  expect(text).toContain('12 new replies');
});

test('an offered place says that its reader was waiting for it', async () => {
  const { text } = await renderMail(sampleMail('event-offer'), 'en', sampleSender);
  expect(text).toContain('because you joined the waiting list for this session');
  expect(text).not.toContain('because you registered');
});
