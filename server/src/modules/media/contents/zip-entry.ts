import type { FileHandle } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import { FileRejectedError } from './file-rejected-error.ts';
import { readBytes, type ZipEntry } from './zip-directory.ts';

const headerSignature = 0x04034b50;
const headerLength = 30;
const descriptorSignature = 0x08074b50;
const isEncrypted = 1 << 0;
const hasDescriptor = 1 << 3;
const stored = 0;
const deflated = 8;
const sniffedBytes = 4100;

const archives = /(zip|rar|7z|tar|gzip|bzip2|x-xz|zstd|lz4|lzip|compress|cab|archive|cpio|java-vm)/;
const archiveNames = /\.(zip|rar|7z|tar|t?gz|bz2|xz|zst|jar|apk|iso|cab)$/i;

/** Unpacks an entry to measure it; returns where the next one begins. */
export async function unpackEntry(file: FileHandle, entry: ZipEntry): Promise<number> {
  const begin = await findContent(file, entry);
  const isKnown = entry.method === stored || entry.method === deflated;
  if (!isKnown || (entry.flags & isEncrypted) !== 0)
    throw new FileRejectedError('wrongContent', 'packing');
  if (archiveNames.test(entry.name)) throw new FileRejectedError('dangerous', 'an archive inside');
  const start = await measure(contentOf(file, entry, begin), entry);
  const type = await fileTypeFromBuffer(start);
  if (type && archives.test(type.mime))
    throw new FileRejectedError('dangerous', 'an archive inside');
  return begin + entry.packedBytes + (await descriptorLength(file, entry, begin));
}

/** The local header must match the central directory, or readers would disagree about the file. */
async function findContent(file: FileHandle, entry: ZipEntry): Promise<number> {
  const header = await readBytes(file, entry.offset, headerLength);
  if (header.length < headerLength || header.readUInt32LE(0) !== headerSignature) {
    throw new FileRejectedError('broken', 'an entry that is not there');
  }
  const nameLength = header.readUInt16LE(26);
  const name = await readBytes(file, entry.offset + headerLength, nameLength);
  const isSame =
    name.toString('utf8') === entry.name &&
    header.readUInt16LE(6) === entry.flags &&
    header.readUInt16LE(8) === entry.method;
  const sizes = [header.readUInt32LE(18), header.readUInt32LE(22)];
  const isLater = (entry.flags & hasDescriptor) !== 0 && sizes.every((size) => size === 0);
  const isSameSize = sizes[0] === entry.packedBytes && sizes[1] === entry.bytes;
  if (!isSame || !(isLater || isSameSize)) throw new FileRejectedError('dangerous', 'two stories');
  return entry.offset + headerLength + nameLength + header.readUInt16LE(28);
}

function contentOf(file: FileHandle, entry: ZipEntry, begin: number): Readable {
  if (entry.packedBytes === 0) return new PassThrough().end();
  const packed = file.createReadStream({
    start: begin,
    end: begin + entry.packedBytes - 1,
    autoClose: false,
  });
  if (entry.method === stored) return packed;
  const inflate = createInflateRaw();
  packed.once('error', (error) => inflate.destroy(error));
  return packed.pipe(inflate);
}

/** Reads no further than the entry's declared length; returns its beginning. */
async function measure(content: Readable, entry: ZipEntry): Promise<Buffer> {
  let start = Buffer.alloc(0);
  let bytes = 0;
  let sum = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      // Both are byte streams.
      bytes += chunk.length;
      if (bytes > entry.bytes) throw new FileRejectedError('tooLarge', 'more than it says');
      sum = crc32(chunk, sum);
      if (start.length < sniffedBytes)
        start = Buffer.concat([start, chunk]).subarray(0, sniffedBytes);
    }
  } catch (error) {
    throw error instanceof FileRejectedError
      ? error
      : new FileRejectedError('broken', String(error));
  }
  if (bytes !== entry.bytes || sum !== entry.crc)
    throw new FileRejectedError('broken', 'not what it says');
  return start;
}

async function descriptorLength(file: FileHandle, entry: ZipEntry, begin: number): Promise<number> {
  if ((entry.flags & hasDescriptor) === 0) return 0;
  const after = await readBytes(file, begin + entry.packedBytes, 4);
  return after.length === 4 && after.readUInt32LE(0) === descriptorSignature ? 16 : 12;
}
