import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDocuments } from './documents.ts';

const sender = {
  name: 'Danube',
  addressLines: ['Bratislava'],
  email: 'desk@danube.example',
  siteUrl: 'https://danube.example',
};

const bundle = `
  export const declarationText = (declaration, locale) => declaration.kind + ' ' + locale;
  export const drawCard = async (card, locale) => card.number + ' ' + locale;
  export const renderMail = async (mail, locale, sender) =>
    ({ subject: mail.kind, html: locale, text: sender.name });
  export const renderPdf = async () => new Uint8Array([37, 80, 68, 70]);
`;

const mail = {
  kind: 'confirm-address',
  firstName: 'Ana',
  confirmUrl: 'x',
  expiresInHours: 1,
} as const;

async function bundlePath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'documents.mjs');
}

test('loads the bundle when it is first needed, and passes the sender on', async () => {
  const path = await bundlePath();
  const documents = createDocuments({ path, findSender: async () => sender });
  await writeFile(path, bundle);
  expect(await documents.renderMail(mail, 'hr')).toEqual({
    subject: 'confirm-address',
    html: 'hr',
    text: 'Danube',
  });
});

test('gives the words of a declaration in the language that is asked for', async () => {
  const path = await bundlePath();
  await writeFile(path, bundle);
  const documents = createDocuments({ path, findSender: async () => sender });
  const declaration = { kind: 'residence', buys: 'content', country: 'AT' } as const;
  expect(await documents.declarationText(declaration, 'de')).toBe('residence de');
});

test('gives the drawing of a card', async () => {
  const path = await bundlePath();
  await writeFile(path, bundle);
  const documents = createDocuments({ path, findSender: async () => sender });
  const card = {
    kind: 'certificate',
    number: 'DTA-1',
    courseTitle: '',
    holder: null,
    issuedAt: '',
  } as const;
  expect(await documents.drawCard(card, 'el')).toBe('DTA-1 el');
});

test('a bundle that was built before declarations had words is refused', async () => {
  const path = await bundlePath();
  await writeFile(path, bundle.replace('declarationText', 'somethingElse'));
  const documents = createDocuments({ path, findSender: async () => sender });
  await expect(documents.renderMail(mail, 'en')).rejects.toThrow('not the bundle of documents');
});

test('a file that is something else is refused', async () => {
  const path = await bundlePath();
  await writeFile(path, 'export const renderMail = 1;');
  const documents = createDocuments({ path, findSender: async () => sender });
  await expect(documents.renderMail(mail, 'en')).rejects.toThrow('not the bundle of documents');
});

test('a bundle that was not built yet is looked for again', async () => {
  const path = await bundlePath();
  const documents = createDocuments({ path, findSender: async () => sender });
  await expect(documents.renderMail(mail, 'en')).rejects.toThrow();
  await writeFile(path, bundle);
  await expect(documents.renderMail(mail, 'en')).resolves.toMatchObject({ text: 'Danube' });
});
