import { createHash } from 'node:crypto';
import type {
  FileId,
  FilePurpose,
  StoredFile,
  Upload,
} from '@danube/contract/media/media.schemas.ts';
import { fileIdOf, makeStoredFile } from '../stored-file.factory.ts';
import { UploadFailure } from '../transfer/upload-failure.ts';

type Row = { parts: Map<number, Uint8Array>; file: StoredFile };

/** A server and a storage that contain exactly what was sent. */
export class FakeServer {
  readonly rows = new Map<FileId, Row>();
  /** Every completion request. */
  readonly completed: { bytes: Uint8Array; isWhole: boolean }[] = [];
  readonly #partBytes: number;
  readonly #verdict: 'ready' | 'refused';

  constructor(partBytes: number, verdict: 'ready' | 'refused') {
    this.#partBytes = partBytes;
    this.#verdict = verdict;
  }

  begin(input: { name: string; purpose: FilePurpose; bytes: number }): Upload {
    const id = fileIdOf(this.rows.size + 1);
    this.rows.set(id, {
      parts: new Map(),
      file: makeStoredFile({ ...input, id, state: 'uploading' }),
    });
    return this.readUpload(id);
  }

  readUpload(fileId: FileId): Upload {
    const { file, parts } = this.#unfinished(fileId);
    return { fileId, bytes: file.bytes, partBytes: this.#partBytes, received: [...parts.keys()] };
  }

  /** Not in the requested order, which a client must handle. */
  signParts(fileId: FileId, numbers: readonly number[]): { number: number; url: string }[] {
    this.#unfinished(fileId);
    const id = Number(fileId.slice(-12));
    return numbers.map((number) => ({ number, url: `${id}/${number}` })).reverse();
  }

  receive(url: string, bytes: Uint8Array): void {
    const [id = '', number = ''] = url.split('/');
    this.#unfinished(fileIdOf(Number(id))).parts.set(Number(number), bytes);
  }

  complete(fileId: FileId, digests: readonly string[]): StoredFile {
    const row = this.#known(fileId);
    if (row.file.state !== 'uploading') return row.file;
    const count = Math.ceil(row.file.bytes / this.#partBytes);
    const parts = Array.from({ length: count }, (_, index) => row.parts.get(index + 1));
    const isWhole = parts.every((part) => part !== undefined) && digests.length === count;
    const bytes = new Uint8Array(parts.flatMap((part) => [...(part ?? [])]));
    this.completed.push({ bytes, isWhole });
    if (!isWhole) throw new UploadFailure('incomplete', 'incomplete');
    const isIntact = parts.every((part, index) => part && sha256(part) === digests[index]);
    row.file = { ...row.file, state: 'checking', refusal: isIntact ? null : 'altered' };
    return row.file;
  }

  abandon(fileId: FileId): void {
    if (this.rows.get(fileId)?.file.state === 'uploading') this.rows.delete(fileId);
  }

  /** The next read finds it checked. */
  readFile(fileId: FileId): StoredFile {
    const row = this.#known(fileId);
    if (row.file.state === 'checking') {
      row.file = { ...row.file, state: row.file.refusal ? 'refused' : this.#verdict };
    }
    return row.file;
  }

  losePart(number: number): void {
    for (const { parts } of this.rows.values()) parts.delete(number);
  }

  #known(fileId: FileId): Row {
    const row = this.rows.get(fileId);
    if (!row) throw new UploadFailure('lost', 'removed');
    return row;
  }

  #unfinished(fileId: FileId): Row {
    const row = this.#known(fileId);
    if (row.file.state !== 'uploading') throw new UploadFailure('lost', 'removed');
    return row;
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
