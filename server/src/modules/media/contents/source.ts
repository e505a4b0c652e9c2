import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConvertedContent, SourceContent } from './content.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import { readText } from './read-text.ts';

/** An indicator's source code, by its extension. People and trading platforms read it. */
export async function convertSource(given: SourceContent): Promise<ConvertedContent> {
  if (!/\.(pine|mq4|mq5)$/i.test(given.name)) throw new FileRejectedError('wrongContent', 'name');
  const text = await readText(given.path);
  const code = `${text.replace(/[ \t]+$/gm, '').trim()}\n`;
  if (code === '\n') throw new FileRejectedError('wrongContent', 'empty');
  // No supported language starts like a page or a drawing, and browsers sniff the beginning.
  if (/^\s*(<|%PDF|#!)/.test(code))
    throw new FileRejectedError('dangerous', 'begins as something else');
  if (/<\s*(script|iframe|html|svg)\b|<!doctype/i.test(code)) {
    throw new FileRejectedError('dangerous', 'a page inside');
  }
  const path = join(given.folder, 'source.txt');
  await writeFile(path, code);
  return { path, contentType: 'text/plain; charset=utf-8' };
}
