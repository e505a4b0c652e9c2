import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  readonly name: string;
  readonly body?: Buffer;
  readonly method?: number;
  readonly flags?: number;
  readonly mode?: number;
  /** False values in the directory. */
  readonly claimed?: Partial<{ name: string; bytes: number; packedBytes: number; crc: number }>;
  /** Points to the entry with this number instead of its own. */
  readonly sameAs?: number;
  /** Points here, where existing bytes look like the entry. */
  readonly at?: number;
};

/** An archive with arbitrary, possibly false headers. */
export function createZip(
  parts: readonly ZipPart[],
  tricks: { before?: Buffer; after?: Buffer; comment?: string; count?: number } = {},
): Buffer {
  const bodies: Buffer[] = [tricks.before ?? Buffer.alloc(0)];
  const offsets: number[] = [];
  const directory: Buffer[] = [];
  for (const part of parts) {
    const borrowed = part.at ?? (part.sameAs === undefined ? undefined : offsets[part.sameAs]);
    const offset = borrowed ?? lengthOf(bodies);
    offsets.push(offset);
    const entry = pack(part);
    if (borrowed === undefined) bodies.push(localHeader(part, entry), entry.packed);
    directory.push(directoryEntry(part, entry, offset));
  }
  const offset = lengthOf(bodies);
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(tricks.count ?? parts.length, 8);
  end.writeUInt16LE(tricks.count ?? parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(tricks.comment?.length ?? 0, 20);
  const comment = Buffer.from(tricks.comment ?? '');
  return Buffer.concat([...bodies, list, end, comment, tricks.after ?? Buffer.alloc(0)]);
}

/** An entry's bytes in an archive. */
export function createZipEntry(part: ZipPart): Buffer {
  const entry = pack(part);
  return Buffer.concat([localHeader(part, entry), entry.packed]);
}

type Packed = { packed: Buffer; bytes: number; crc: number };

function pack({ body = Buffer.alloc(0), method = 8 }: ZipPart): Packed {
  const packed = method === 8 ? deflateRawSync(body, { level: 9 }) : body;
  return { packed, bytes: body.length, crc: crc32(body) };
}

function localHeader(part: ZipPart, { packed, bytes, crc }: Packed): Buffer {
  const name = Buffer.from(part.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(part.flags ?? 0, 6);
  header.writeUInt16LE(part.method ?? 8, 8);
  header.writeUInt32LE(part.claimed?.crc ?? crc, 14);
  header.writeUInt32LE(part.claimed?.packedBytes ?? packed.length, 18);
  header.writeUInt32LE(part.claimed?.bytes ?? bytes, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function directoryEntry(part: ZipPart, { packed, bytes, crc }: Packed, offset: number): Buffer {
  const name = Buffer.from(part.claimed?.name ?? part.name);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE((3 << 8) | 20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(part.flags ?? 0, 8);
  entry.writeUInt16LE(part.method ?? 8, 10);
  entry.writeUInt32LE(part.claimed?.crc ?? crc, 16);
  entry.writeUInt32LE(part.claimed?.packedBytes ?? packed.length, 20);
  entry.writeUInt32LE(part.claimed?.bytes ?? bytes, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(part.mode ?? 0o100644, 40);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function lengthOf(buffers: readonly Buffer[]): number {
  return buffers.reduce((sum, { length }) => sum + length, 0);
}
