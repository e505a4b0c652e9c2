import { randomInt } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import { isCodeTaken } from './codes.repository.ts';

const longestWord = 8;

/** Derived from the family name, with digits to make it unique. */
export async function makeCode(tx: Tx, name: string): Promise<string> {
  const word = wordOf(name);
  for (let digits = 1; ; digits = Math.min(digits + 1, 12 - word.length)) {
    const code = `${word}${randomInt(10 ** (digits - 1), 10 ** digits)}`;
    if (code.length >= 5 && !(await isCodeTaken(tx, code))) return code;
  }
}

function wordOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, '');
  const family = plain.trim().split(/\s+/).at(-1) ?? '';
  return (family.length >= 3 ? family : 'DANUBE').slice(0, longestWord);
}
