import type { FileId, FilePurpose, StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { Interruption } from './retry.ts';
import { createStateStore } from './state-store.ts';
import { createTransferRate } from './transfer-rate.ts';
import { toUploadProblem, UploadFailure, type UploadProblem } from './upload-failure.ts';
import { type Delivery, findFile, type UploadMemory, uploadFile } from './upload-file.ts';
import type { UploadSource, UploadTransport } from './upload-transport.ts';

export type UploadState =
  | { readonly step: 'queued' | 'cancelled' }
  | {
      readonly step: 'sending';
      readonly sentBytes: number;
      /** Null while there isn't enough data. */
      readonly secondsLeft: number | null;
      readonly interruption: Interruption;
    }
  | { readonly step: 'paused'; readonly sentBytes: number }
  /** Everything was sent; the server is checking it. */
  | { readonly step: 'checking'; readonly file: StoredFile }
  | { readonly step: 'ready' | 'refused'; readonly file: StoredFile }
  | { readonly step: 'failed'; readonly problem: UploadProblem; readonly sentBytes: number };

export type UploadSession = {
  readonly name: string;
  readonly bytes: number;
  readonly purpose: FilePurpose;
  getState(): UploadState;
  subscribe(listener: () => void): () => void;
  /** Starts, resumes after a pause, and retries. Resolves when nothing is running. */
  start(): Promise<void>;
  pause(): void;
  /** Cancels it and removes what had arrived. Has no effect once everything was sent. */
  cancel(): Promise<void>;
};

type SessionOptions = {
  readonly source: UploadSource;
  readonly purpose: FilePurpose;
  readonly transport: UploadTransport;
  /** Persists across page loads. */
  readonly memory: UploadMemory;
};

/** One upload: announced, sent part by part, completed, and polled until it is checked. */
export function createUploadSession(options: SessionOptions): UploadSession {
  const { source, purpose, transport } = options;
  const store = createStateStore<UploadState>({ step: 'queued' });
  const memory = withinSession(options.memory, () => store.get().step !== 'cancelled');
  const digests = new Map<number, string>();
  let control: AbortController | null = null;
  /** A pause keeps parts that arrived completely. */
  let arrivedBytes = 0;
  /** Runs are sequential: two at once would announce the file twice. */
  let running: Promise<void> = Promise.resolve();

  function begin(signal: AbortSignal): Promise<void> {
    const rate = createTransferRate(transport.now);
    let sentBytes = arrivedBytes;
    let interruption: Interruption = null;
    function show(): void {
      if (signal.aborted) return;
      const secondsLeft = interruption ? null : rate.secondsLeft(sentBytes, source.size);
      store.set({ step: 'sending', sentBytes, secondsLeft, interruption });
    }
    show();
    const delivery = {
      source,
      purpose,
      transport,
      memory,
      digests,
      signal,
      onProgress(sent: number, arrived: number) {
        sentBytes = sent;
        arrivedBytes = arrived;
        show();
      },
      onInterruption(next: Interruption) {
        interruption = next;
        if (store.get().step === 'sending') show();
      },
    };
    return running.then(async () => {
      await run(delivery, store.set).catch((error: unknown) => {
        if (signal.aborted) return;
        store.set({ step: 'failed', problem: toUploadProblem(error), sentBytes: arrivedBytes });
      });
      if (control?.signal === signal) control = null;
    });
  }

  function stop(step: UploadState & { step: 'paused' | 'cancelled' }): void {
    control?.abort();
    control = null;
    store.set(step);
  }

  return {
    name: source.name,
    bytes: source.size,
    purpose,
    getState: store.get,
    subscribe: store.subscribe,
    start() {
      if (control || isOver(store.get())) return running;
      control = new AbortController();
      running = begin(control.signal);
      return running;
    },
    pause() {
      const { step } = store.get();
      if (step === 'sending' || step === 'queued')
        stop({ step: 'paused', sentBytes: arrivedBytes });
    },
    cancel() {
      // The uploaded file stays; only polling its check stops.
      if (store.get().step === 'checking') control?.abort();
      if (isOver(store.get())) return running;
      stop({ step: 'cancelled' });
      running = running.then(() => abandon(transport, memory));
      return running;
    },
  };
}

const minPollMs = 1_000;
const maxPollMs = 5_000;

async function run(delivery: Delivery, show: (state: UploadState) => void): Promise<void> {
  const { transport, memory, signal } = delivery;
  if (signal.aborted) return;
  let file = await uploadFile(delivery);
  for (let pollMs = minPollMs; ; pollMs = Math.min(pollMs * 1.5, maxPollMs)) {
    signal.throwIfAborted();
    if (file.state === 'ready' || file.state === 'refused') {
      memory.forget();
      show({ step: file.state, file });
      return;
    }
    show({ step: 'checking', file });
    await transport.wait(pollMs, signal);
    const found = await findFile(delivery, file.id);
    if (!found) throw new UploadFailure('final', 'removed');
    file = found;
  }
}

function isOver({ step }: UploadState): boolean {
  return step === 'checking' || step === 'ready' || step === 'refused' || step === 'cancelled';
}

async function abandon(transport: UploadTransport, memory: UploadMemory): Promise<void> {
  const fileId = memory.find();
  memory.forget();
  // If this fails, the server discards the abandoned upload later.
  if (fileId) await transport.abandon(fileId).catch(() => undefined);
}

/** Remembers the upload in memory if storage is blocked; a cancelled one isn't stored again. */
function withinSession(lasting: UploadMemory, isKept: () => boolean): UploadMemory {
  let fileId: FileId | null = lasting.find();
  return {
    find: () => fileId,
    remember(next) {
      fileId = next;
      if (isKept()) lasting.remember(next);
    },
    forget() {
      fileId = null;
      lasting.forget();
    },
  };
}
