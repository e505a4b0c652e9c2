import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@danube/contract/locale.ts';
import type { Documents } from './documents.types.ts';
import { sampleCard, sampleCertificate } from './sample-certificates.factory.ts';
import { sampleInvoices } from './sample-invoices.factory.ts';
import { samplePayouts } from './sample-payouts.factory.ts';
import { sampleMails, sampleProgramme, sampleSender } from './samples.ts';

/** Writes every document in every language to `.parts/preview`, for review. */
const folder = join(import.meta.dirname, '../../.parts/preview');
const bundle = pathToFileURL(join(import.meta.dirname, '../build/documents.js')).href;
const documents: Documents = await import(bundle);

await mkdir(folder, { recursive: true });
for (const { code } of languages) {
  for (const mail of sampleMails) {
    const rendered = await documents.renderMail(mail, code, sampleSender);
    const name = 'change' in mail ? `${mail.kind}-${mail.change}` : mail.kind;
    await writeFile(join(folder, `${name}.${code}.html`), rendered.html);
    await writeFile(
      join(folder, `${name}.${code}.txt`),
      `Subject: ${rendered.subject}\n\n${rendered.text}`,
    );
  }
  await writeFile(join(folder, `card.${code}.svg`), await documents.drawCard(sampleCard, code));
  const pdfs = {
    programme: sampleProgramme,
    ...sampleInvoices,
    ...samplePayouts,
    certificate: sampleCertificate,
  };
  for (const [name, sample] of Object.entries(pdfs)) {
    const pdf = await documents.renderPdf(sample, code, sampleSender);
    await writeFile(join(folder, `${name}.${code}.pdf`), pdf);
  }
}
process.stdout.write(`${folder}\n`);
