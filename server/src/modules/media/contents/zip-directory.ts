import type { FileHandle } from 'node:fs/promises';
import { FileRejectedError } from './file-rejected-error.ts';

export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  readonly flags: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
  /** The Unix file mode; 0 if another system created the archive. */
  readonly mode: number;
};

const endSignature = 0x06054b50;
const endLength = 22;
const entrySignature = 0x02014b50;
const entryLength = 46;
const maxDirectoryBytes = 4 * 1024 * 1024;
const maxEntries = 2_000;
/** Marks a ZIP64 value: larger archives than we accept. */
const zip64Marker = 0xffffffff;

/**
 * The central directory. It must end the file with nothing after it, because parsers otherwise
 * disagree about its content.
 */
export async function readZipDirectory(
  file: FileHandle,
  size: number,
): Promise<{ entries: ZipEntry[]; offset: number }> {
  const end = await readBytes(file, Math.max(0, size - endLength), Math.min(size, endLength));
  if (end.length < endLength || end.readUInt32LE(0) !== endSignature || end.readUInt16LE(20) > 0) {
    throw new FileRejectedError('broken', 'no directory at its end');
  }
  const count = end.readUInt16LE(10);
  const length = end.readUInt32LE(12);
  const offset = end.readUInt32LE(16);
  const isSplit = end.readUInt32LE(4) !== 0 || end.readUInt16LE(8) !== count;
  if (isSplit || offset + length !== size - endLength) {
    throw new FileRejectedError('broken', 'a directory that is not there');
  }
  if (count > maxEntries || length > maxDirectoryBytes) {
    throw new FileRejectedError('tooLarge', `${count} entries`);
  }
  const directory = await readBytes(file, offset, length);
  return { entries: parseEntries(directory, count), offset };
}

export async function readBytes(
  file: FileHandle,
  position: number,
  length: number,
): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function parseEntries(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > directory.length || directory.readUInt32LE(at) !== entrySignature) {
      throw new FileRejectedError('broken', 'a directory that ends early');
    }
    const nameLength = directory.readUInt16LE(at + 28);
    const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    const nameAt = at + entryLength;
    entries.push({
      name: decodeName(directory.subarray(nameAt, nameAt + nameLength)),
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedBytes: numberAt(directory, at + 20),
      bytes: numberAt(directory, at + 24),
      mode: directory.readUInt16LE(at + 40),
      offset: numberAt(directory, at + 42),
    });
    at = nameAt + nameLength + rest;
  }
  if (at !== directory.length) throw new FileRejectedError('broken', 'a directory that goes on');
  return entries;
}

function numberAt(directory: Buffer, at: number): number {
  const value = directory.readUInt32LE(at);
  if (value === zip64Marker) throw new FileRejectedError('tooLarge', 'an entry');
  return value;
}

function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileRejectedError('broken', 'a name that is not UTF-8');
  }
}
