import type {
  FileId,
  FilePurpose,
  StoredFile,
  Upload,
} from '@danube/contract/media/media.schemas.ts';
import { type RetryOptions, retry } from './retry.ts';
import { collectDigests, sendParts } from './send-parts.ts';
import { isFailure, UploadFailure } from './upload-failure.ts';
import { uploadName } from './upload-name.ts';
import type { UploadSource, UploadTransport } from './upload-transport.ts';

/** Remembers which upload of this file was started and not finished. */
export type UploadMemory = {
  find(): FileId | null;
  remember(fileId: FileId): void;
  forget(): void;
};

export type Delivery = RetryOptions & {
  readonly transport: UploadTransport;
  readonly source: UploadSource;
  readonly purpose: FilePurpose;
  readonly memory: UploadMemory;
  /** Digests of the parts, by number: kept, so that a pause doesn't require reading again. */
  readonly digests: Map<number, string>;
  readonly onProgress: (sentBytes: number, arrivedBytes: number) => void;
};

/** How often missing parts are sent again before the upload fails. */
const maxRounds = 4;

/** Sends what the server hasn't received yet, until it has confirmed everything. */
export async function uploadFile(delivery: Delivery): Promise<StoredFile> {
  const { transport } = delivery;
  for (let round = 0; round < maxRounds; round += 1) {
    const opened = await open(delivery);
    if ('state' in opened) return opened;
    const parts = { ...delivery, upload: opened };
    try {
      await sendParts(parts);
      const partDigests = await collectDigests(parts);
      return await retry(delivery, () => transport.complete(opened.fileId, partDigests));
    } catch (error) {
      // A received part is missing again: checks what has arrived.
      if (!isFailure(error, 'lost', 'incomplete')) throw error;
    }
  }
  throw new UploadFailure('final', 'incomplete');
}

/** Null if the server has no such file. */
export async function findFile(
  options: RetryOptions & { readonly transport: UploadTransport },
  fileId: FileId,
): Promise<StoredFile | null> {
  return orNull(retry(options, () => options.transport.readFile(fileId)));
}

/** An upload to resume, or the file if it was completed but the response was lost. */
async function open(delivery: Delivery): Promise<Upload | StoredFile> {
  const { transport, memory, source } = delivery;
  const fileId = memory.find();
  if (!fileId) return announce(delivery);
  const upload = await orNull(retry(delivery, () => transport.readUpload(fileId)));
  if (upload?.bytes === source.size) return upload;
  const file = upload ? null : await findFile(delivery, fileId);
  if (file && file.state !== 'uploading') return file;
  memory.forget();
  return announce(delivery);
}

async function announce({ source, purpose, ...delivery }: Delivery): Promise<Upload> {
  const input = { name: uploadName(source.name), purpose, bytes: source.size };
  const upload = await retry(delivery, () => delivery.transport.begin(input));
  delivery.memory.remember(upload.fileId);
  delivery.signal.throwIfAborted();
  return upload;
}

async function orNull<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (isFailure(error, 'lost')) return null;
    throw error;
  }
}
