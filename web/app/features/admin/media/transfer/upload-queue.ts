import type { FilePurpose } from '@danube/contract/media/media.schemas.ts';
import { createStateStore } from './state-store.ts';
import type { UploadMemory } from './upload-file.ts';
import { createUploadSession, type UploadSession } from './upload-session.ts';
import type { UploadSource, UploadTransport } from './upload-transport.ts';

export type QueuedUpload = { readonly id: string; readonly session: UploadSession };

export type UploadQueue = {
  getUploads(): readonly QueuedUpload[];
  subscribe(listener: () => void): () => void;
  add(file: UploadSource, purpose: FilePurpose): QueuedUpload;
  /** Removes it from the list; a running one is cancelled. */
  dismiss(id: string): void;
};

type QueueOptions = {
  readonly transport: UploadTransport;
  readonly memoryOf: (file: UploadSource, purpose: FilePurpose) => UploadMemory;
  readonly makeId: () => string;
  /** Called when uploads start or end that a closed tab would abort. */
  readonly onBusy?: (isBusy: boolean) => void;
};

/** Two uploads saturate a connection; more would only delay each other. */
const maxConcurrent = 2;

/** Uploads in the order in which files were chosen. */
export function createUploadQueue({
  transport,
  memoryOf,
  makeId,
  onBusy,
}: QueueOptions): UploadQueue {
  const store = createStateStore<readonly QueuedUpload[]>([]);

  /** Progress concerns one row; a new step concerns the whole list. */
  function follow(session: UploadSession): void {
    let known = session.getState().step;
    session.subscribe(() => {
      const { step } = session.getState();
      if (step === known) return;
      known = step;
      store.set([...store.get()]);
      pump();
    });
  }

  function pump(): void {
    const steps = store.get().map(({ session }) => session.getState().step);
    onBusy?.(steps.some((step) => step === 'sending' || step === 'queued'));
    const free = maxConcurrent - steps.filter((step) => step === 'sending').length;
    if (free <= 0) return;
    const next = store.get().find(({ session }) => session.getState().step === 'queued');
    // Starting one changes its step, which calls this again for the next one.
    if (next) void next.session.start();
  }

  return {
    getUploads: store.get,
    subscribe: store.subscribe,
    add(file, purpose) {
      const memory = memoryOf(file, purpose);
      const session = createUploadSession({ source: file, purpose, transport, memory });
      const upload = { id: makeId(), session };
      store.set([...store.get(), upload]);
      follow(session);
      pump();
      return upload;
    },
    dismiss(id) {
      const upload = store.get().find((other) => other.id === id);
      store.set(store.get().filter((other) => other.id !== id));
      void upload?.session.cancel();
      pump();
    },
  };
}
