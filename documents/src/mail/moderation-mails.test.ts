import { expect, test } from 'vitest';
import { sampleSender } from '../samples.ts';
import { renderMail } from './render-mail.tsx';
import { sampleMail } from './sample-mail.factory.ts';

const decision = { ...sampleMail('moderation-decision'), quote: null };

test.each([
  ['en', 'My phone number', '> Image: My phone number'],
  ['fr', 'Mon numéro', '> Image\u00a0: Mon numéro'],
  ['de', '', '> Bild ohne Beschreibung'],
] as const)('a decision names a picture without text: %s', async (language, pictureAlt, line) => {
  const { text } = await renderMail({ ...decision, pictureAlt }, language, sampleSender);
  expect(text.split('\n')).toContain(line);
});
