import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConvertedContent, SourceContent } from './content.ts';
import { readText } from './read-text.ts';
import { Refusal } from './refusal.ts';

/** An indicator's source code, by its extension. People and trading platforms read it. */
export async function makeSource(given: SourceContent): Promise<ConvertedContent> {
  if (!/\.(pine|mq4|mq5)$/i.test(given.name)) throw new Refusal('wrongContent', 'name');
  const text = await readText(given.path);
  const code = `${text.replace(/[ \t]+$/gm, '').trim()}\n`;
  if (code === '\n') throw new Refusal('wrongContent', 'empty');
  // No supported language starts like a page or a drawing, and browsers sniff the beginning.
  if (/^\s*(<|%PDF|#!)/.test(code)) throw new Refusal('dangerous', 'begins as something else');
  if (/<\s*(script|iframe|html|svg)\b|<!doctype/i.test(code)) {
    throw new Refusal('dangerous', 'a page inside');
  }
  const path = join(given.folder, 'source.txt');
  await writeFile(path, code);
  return { path, contentType: 'text/plain; charset=utf-8' };
}
