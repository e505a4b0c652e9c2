import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import type { ConvertedContent, SourceContent } from './content.ts';
import { assertNoActiveContent } from './document-actions.ts';
import { FileRejectedError } from './file-rejected-error.ts';

const maxBytes = 100 * 1024 * 1024;
const maxPages = 3_000;

/** A PDF with nothing but pages; rewritten, without its revision history. */
export async function convertDocument(given: SourceContent): Promise<ConvertedContent> {
  const { size } = await stat(given.path);
  if (size > maxBytes) throw new FileRejectedError('tooLarge', `${size} bytes`);
  const bytes = await readFile(given.path);
  assertOnlyPdf(bytes);
  const document = await load(bytes);
  const pageCount = countPages(document);
  if (pageCount > maxPages) throw new FileRejectedError('tooLarge', `${pageCount} pages`);
  assertNoActiveContent(document);
  const made = await rejectIfBroken(() => document.save({ useObjectStreams: true }));
  // Streams are copied unchanged, so something hidden in one could still be there.
  assertOnlyPdf(made);
  const path = join(given.folder, 'document.pdf');
  await writeFile(path, made);
  return { path, contentType: 'application/pdf', pageCount };
}

/** Other parsers look elsewhere: a browser at the beginning, an unpacker at the end. */
function assertOnlyPdf(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(file.toString('latin1', 0, 9))) {
    const isLater = file.subarray(0, 4096).includes('%PDF-');
    throw new FileRejectedError(isLater ? 'dangerous' : 'wrongContent', 'does not begin as a PDF');
  }
  const end = file.lastIndexOf('%%EOF');
  if (end < 0) throw new FileRejectedError('broken', 'does not end as a PDF');
  if (!/^[\s\0]{0,64}$/.test(file.toString('latin1', end + 5))) {
    throw new FileRejectedError('dangerous', 'something after its end');
  }
  if (hasArchiveEnd(file)) throw new FileRejectedError('dangerous', 'an archive too');
  if (page.test(file.toString('latin1'))) throw new FileRejectedError('dangerous', 'a page too');
}

const page = /<\s*script[\s>/]|<\s*html[\s>]|<!doctype\s+html|<\s*iframe[\s>]|<\?php/i;

const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');
const archiveEndLength = 22;
const maxComment = 0xffff;

function hasArchiveEnd(file: Buffer): boolean {
  const tail = file.subarray(-(archiveEndLength + maxComment));
  return tail.includes(archiveEnd);
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
  } catch (error) {
    if (error instanceof EncryptedPDFError)
      throw new FileRejectedError('wrongContent', 'encrypted');
    throw new FileRejectedError('broken', String(error));
  }
}

function countPages(document: PDFDocument): number {
  if (document.isEncrypted || document.context.trailerInfo.Encrypt) {
    throw new FileRejectedError('wrongContent', 'encrypted');
  }
  try {
    const count = document.getPageCount();
    if (count > 0) return count;
  } catch (error) {
    throw new FileRejectedError('broken', String(error));
  }
  throw new FileRejectedError('broken', 'no pages');
}

async function rejectIfBroken<Answer>(make: () => Promise<Answer>): Promise<Answer> {
  try {
    return await make();
  } catch (error) {
    throw new FileRejectedError('broken', String(error));
  }
}
