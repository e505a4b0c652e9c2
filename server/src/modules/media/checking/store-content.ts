import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileId, FilePurpose, RejectionReason } from '@danube/contract/media/media.schemas.ts';
import { maxFileBytes } from '@danube/contract/media/media.schemas.ts';
import type { Storage } from '../../../platform/storage.ts';
import type { ConvertedContent } from '../contents/content.ts';
import { convertInSandbox } from '../contents/convert-in-sandbox.ts';
import { FileRejectedError } from '../contents/file-rejected-error.ts';
import { fileKey, lessonPictureKey, pictureKey, pictureWidths } from '../file-keys.ts';
import type { FileRow } from '../media.repository.ts';
import { isInfected } from './scan-file.ts';

export type Verdict =
  | { readonly refusal: RejectionReason; readonly detail: string }
  | { readonly kept: StoredContent };

/** The columns of a ready file. */
export type StoredContent = Pick<
  FileRow,
  'bytes' | 'sha256' | 'contentType' | 'width' | 'height' | 'durationSeconds' | 'pageCount'
>;

type Work = {
  readonly id: FileId;
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly path: string;
  readonly folder: string;
  readonly signal?: AbortSignal;
};

/** Checks a local file, and stores its converted form. */
export async function storeContent(
  deps: { storage: Storage; clamdAddress?: string | undefined },
  work: Work,
): Promise<Verdict> {
  try {
    if (deps.clamdAddress && (await isInfected(deps.clamdAddress, work.path))) {
      return { refusal: 'infected', detail: 'known to the scanner' };
    }
    const folder = join(work.folder, 'made');
    await mkdir(folder);
    const { purpose, name, path } = work;
    const made = await convertInSandbox({ purpose, name, path, folder }, work.signal);
    const { size } = await stat(made.path);
    if (size > maxFileBytes) throw new FileRejectedError('tooLarge', `${size} bytes`);
    await store(deps.storage, work, made);
    return { kept: { ...metadataOf(made), bytes: size, sha256: await sha256Of(made.path) } };
  } catch (error) {
    if (!(error instanceof FileRejectedError)) throw error;
    return { refusal: error.reason, detail: error.message };
  }
}

async function store(
  storage: Storage,
  { id, purpose }: Pick<Work, 'id' | 'purpose'>,
  made: ConvertedContent,
): Promise<void> {
  const { contentType } = made;
  const keyOf = purpose === 'lesson-picture' ? lessonPictureKey : pictureKey;
  for (const width of pictureWidths) {
    const picture = made.pictures?.find((smaller) => smaller.width === width);
    if (picture) await storage.putFile(keyOf(id, width), picture.path, { contentType });
  }
  await storage.putFile(fileKey(id), made.path, { contentType });
}

function metadataOf(made: ConvertedContent) {
  return {
    contentType: made.contentType,
    width: made.width ?? null,
    height: made.height ?? null,
    durationSeconds: made.durationSeconds ?? null,
    pageCount: made.pageCount ?? null,
  };
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
