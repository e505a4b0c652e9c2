import type { FileId, FilePurpose } from '@danube/contract/media/media.schemas.ts';
import { unfinishedUploadsKey } from '../../../shared/storage/storage-keys.ts';
import type { UploadMemory } from './upload-file.ts';
import type { UploadSource } from './upload-transport.ts';

/** The server discards abandoned uploads; older entries are useless. */
const cachedMs = 2 * 24 * 60 * 60 * 1000;
const maxStored = 20;

type Unfinished = {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  readonly purpose: FilePurpose;
  readonly fileId: FileId;
  readonly at: number;
};

/** Progress of an upload: choosing the same file again resumes it. */
export function unfinishedUpload(
  file: Pick<UploadSource, 'name' | 'size' | 'lastModified'> & { purpose: FilePurpose },
  now: () => number = Date.now,
): UploadMemory {
  const isSameUpload = (entry: Unfinished) =>
    entry.name === file.name &&
    entry.size === file.size &&
    entry.lastModified === file.lastModified &&
    entry.purpose === file.purpose;
  const others = () => readAll(now()).filter((entry) => !isSameUpload(entry));
  return {
    find: () => readAll(now()).find(isSameUpload)?.fileId ?? null,
    remember(fileId) {
      const { name, size, lastModified, purpose } = file;
      const entry = { name, size, lastModified, purpose, fileId, at: now() };
      writeAll([entry, ...others()].slice(0, maxStored));
    },
    forget: () => writeAll(others()),
  };
}

function readAll(now: number): Unfinished[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(unfinishedUploadsKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(isUnfinished).filter(({ at }) => now - at < cachedMs);
  } catch {
    // Blocked, or invalid content: the file is then sent from its beginning.
    return [];
  }
}

function writeAll(entries: readonly Unfinished[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(unfinishedUploadsKey);
    else localStorage.setItem(unfinishedUploadsKey, JSON.stringify(entries));
  } catch {
    // Full or blocked: only resuming after a reload is lost.
  }
}

function isUnfinished(entry: unknown): entry is Unfinished {
  if (typeof entry !== 'object' || entry === null) return false;
  const { name, size, lastModified, purpose, fileId, at } = Object.fromEntries(
    Object.entries(entry),
  );
  const texts = [name, purpose, fileId];
  const numbers = [size, lastModified, at];
  return (
    texts.every((text) => typeof text === 'string') &&
    numbers.every((number) => typeof number === 'number')
  );
}
