import { readFile, stat } from 'node:fs/promises';
import { FileRejectedError } from './file-rejected-error.ts';

const maxTextBytes = 1024 * 1024;

/** UTF-8 text with plain line breaks and without a byte order mark; anything else is rejected. */
export async function readText(path: string): Promise<string> {
  const { size } = await stat(path);
  if (size > maxTextBytes) throw new FileRejectedError('tooLarge', `${size} bytes of text`);
  const text = decode(await readFile(path)).replace(/\r\n?/g, '\n');
  if (controlCharacters.test(text))
    throw new FileRejectedError('wrongContent', 'control characters');
  // An editor would show the text in a different order than a program reads it.
  if (bidiOverrides.test(text)) throw new FileRejectedError('dangerous', 'reordering characters');
  return text;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileRejectedError('wrongContent', 'not UTF-8');
  }
}

const controlCharacters = /[^\P{Cc}\n\t]|[\uFEFF\uFFFE\uFFFF]/u;
const bidiOverrides = /[\u202A-\u202E\u2066-\u2069]/u;
