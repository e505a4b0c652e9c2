import type { Readable } from 'node:stream';
import { Unzip, UnzipInflate } from 'fflate';
import type { FileTree } from '../../../platform/content-files/file-tree.ts';
import { FileFormatError } from '../../../platform/content-files/text-file.ts';

type Limits = { readonly entries: number; readonly bytes: number };

/** Enough for a course with its videos; beyond this the import is rejected while unpacking. */
const courseLimits: Limits = { entries: 2_000, bytes: 512 * 1024 * 1024 };

/** The files of a ZIP, unpacked within the limits. */
export async function unzipTree(body: Readable, limits = courseLimits): Promise<FileTree> {
  const tree = new Map<string, Uint8Array[]>();
  let bytes = 0;
  let entries = 0;
  // Stored, because the library swallows errors from callbacks and reports broken data instead.
  let failure: FileFormatError | undefined;
  const refuse = (path: string, reason: string) => {
    failure ??= new FileFormatError(path.slice(0, 200), reason);
    throw failure;
  };
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > limits.entries) refuse(file.name, 'is one file too many');
    if (!isSafePath(file.name)) refuse(file.name, 'is not a plain path');
    const chunks: Uint8Array[] = [];
    if (!file.name.endsWith('/')) tree.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) refuse(file.name, 'cannot be unpacked');
      bytes += chunk.length;
      if (bytes > limits.bytes) refuse(file.name, 'makes it too large');
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const chunk of body) unzip.push(chunk);
  unzip.push(new Uint8Array(), true);
  return new Map([...tree].map(([path, chunks]) => [path, Buffer.concat(chunks)]));
}

/** No `..`, absolute path or backslash: it is only used as a name, never as a path on disk. */
function isSafePath(path: string): boolean {
  return (
    path.length <= 300 &&
    !path.includes('\\') &&
    !path.startsWith('/') &&
    !path.split('/').some((part) => part === '..' || part === '.') &&
    /^[^\p{Cc}]+$/u.test(path)
  );
}
