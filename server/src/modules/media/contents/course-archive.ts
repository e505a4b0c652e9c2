import { constants, copyFile, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConvertedContent, SourceContent } from './content.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';
import { unpackEntry } from './zip-entry.ts';

const maxBytes = 2 * 1024 ** 3;
/** Text compresses to a tenth; a hundredth is an attack. Small files may have any ratio. */
const maxRatio = 100;
const smallBytes = 1024 * 1024;
const symbolicLink = 0o120000;
const fileKind = 0o170000;

/**
 * A course to import. Stored unchanged, only for the import, which can rely on this: every entry
 * has a safe name, unpacks to its declared size, and isn't an archive itself.
 */
export async function convertCourseArchive(given: SourceContent): Promise<ConvertedContent> {
  const { size } = await stat(given.path);
  const file = await open(given.path);
  try {
    const { entries, offset } = await readZipDirectory(file, size);
    assertNames(entries);
    assertSizes(entries);
    // Data between or before the entries could be read by other parsers.
    let position = 0;
    for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
      if (entry.offset !== position)
        throw new FileRejectedError('dangerous', 'entries that overlap');
      position = await unpackEntry(file, entry);
    }
    if (position !== offset)
      throw new FileRejectedError('dangerous', 'something beside its entries');
  } finally {
    await file.close();
  }
  const path = join(given.folder, 'course.zip');
  await copyFile(given.path, path, constants.COPYFILE_FICLONE);
  return { path, contentType: 'application/zip' };
}

function assertNames(entries: readonly ZipEntry[]): void {
  if (entries.length === 0) throw new FileRejectedError('wrongContent', 'empty');
  const names = new Set<string>();
  for (const { name, mode } of entries) {
    if ((mode & fileKind) === symbolicLink) throw new FileRejectedError('dangerous', 'a link');
    if (!isHarmlessName(name))
      throw new FileRejectedError('dangerous', `the name ${name.slice(0, 80)}`);
    const known = name.normalize('NFC').toLowerCase();
    if (names.has(known)) throw new FileRejectedError('dangerous', 'a name that is there twice');
    names.add(known);
  }
}

function isHarmlessName(name: string): boolean {
  if (name.length > 200 || /[\\:*?"<>|]|\p{Cc}/u.test(name)) return false;
  const steps = name.replace(/\/$/, '').split('/');
  return steps.every((step) => step !== '' && !/^\.+$/.test(step) && step === step.trim());
}

function assertSizes(entries: readonly ZipEntry[]): void {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (bytes > maxBytes) throw new FileRejectedError('tooLarge', `${bytes} bytes unpacked`);
  const isZipBomb = ({ bytes: whole, packedBytes }: ZipEntry) =>
    whole > smallBytes && whole > packedBytes * maxRatio;
  if (entries.some(isZipBomb)) throw new FileRejectedError('tooLarge', 'packed too well');
}
