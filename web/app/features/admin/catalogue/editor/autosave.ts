import type { ItemEdition } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import { hasCode } from '../../../../lib/failure.ts';
import {
  addEdit,
  beginSending,
  endSending,
  isUnsaved,
  type Outcome,
  openQueue,
  putOnTop,
  type Saved,
  type SaveQueue,
  takeAnswer,
  takeTheirs,
} from './save-queue.ts';

const typingPauseMs = 800;
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/** How the editor reaches the server. */
export type EditionSource = {
  save(input: { revision: number; edits: DraftEdit[] }): Promise<ItemEdition>;
  read(): Promise<ItemEdition>;
};

export type AutosaveView = {
  readonly queue: SaveQueue;
  /** As the server last told it; its draft may be behind the one in the queue. */
  readonly edition: ItemEdition;
  /** Why the last try went unanswered. */
  readonly failure: unknown;
};

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Saves an item while it is edited. It lives outside the screen: when the screen is left, what
 * was typed is still sent.
 */
export function createAutosave(edition: ItemEdition, source: EditionSource) {
  let view: AutosaveView = { queue: openQueue(edition), edition, failure: undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isActing = false;
  const listeners = new Set<() => void>();

  function show(part: Partial<AutosaveView>) {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function plan(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), delayMs);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    const queue = isActing ? view.queue : beginSending(view.queue);
    if (queue === view.queue) return;
    show({ queue });
    const { sending, saved } = queue;
    const ending = await attempt(source, { revision: saved.revision, edits: [...sending] });
    const ended = endSending(view.queue, ending.outcome);
    show({
      queue: ended,
      edition: ending.edition ?? view.edition,
      failure: ending.failure,
    });
    if (ended.phase === 'unanswered') plan(retryDelay(ended.tries));
    else if (ended.phase === 'idle' && isUnsaved(ended)) plan(typingPauseMs);
  }

  async function load(choose: (queue: SaveQueue, saved: Saved) => SaveQueue): Promise<void> {
    clearTimeout(timer);
    const found = await source.read();
    show({ queue: choose(view.queue, found), edition: found, failure: undefined });
    await send();
  }

  return {
    view: () => view,
    subscribe,
    /** False where the edit does not fit the draft; nothing is changed then. */
    edit(edit: DraftEdit): boolean {
      const queue = addEdit(view.queue, edit);
      if (!queue) return false;
      show({ queue });
      if (queue.phase === 'idle') plan(typingPauseMs);
      return true;
    },
    /** Sends now what waits; for a retry by hand, and when the network is back. */
    sendNow: send,
    loadTheirs: () => load(takeTheirs),
    keepMine: () => load(putOnTop),
    /**
     * Does something to the saved item, once everything typed is saved; false where it could not
     * be. What is typed meanwhile is sent on top of the answer.
     */
    async run(act: (revision: number) => Promise<ItemEdition>): Promise<boolean> {
      if (isActing || !(await settled({ queue: () => view.queue, send, subscribe }))) return false;
      isActing = true;
      try {
        const edition = await act(view.queue.saved.revision);
        show({ queue: takeAnswer(view.queue, edition), edition });
        return true;
      } finally {
        isActing = false;
        if (isUnsaved(view.queue)) plan(typingPauseMs);
      }
    },
  };
}

type Sending = {
  queue: () => SaveQueue;
  send: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

/** True once nothing is unsaved; false when saving comes to a halt. */
async function settled({ queue, send, subscribe }: Sending): Promise<boolean> {
  if (!isUnsaved(queue())) return true;
  void send();
  return new Promise((resolve) => {
    const look = () => {
      const { phase } = queue();
      if (phase === 'sending') return;
      if (phase === 'idle' && isUnsaved(queue())) {
        void send();
        return;
      }
      stop();
      resolve(!isUnsaved(queue()));
    };
    const stop = subscribe(look);
    look();
  });
}

type Ending = { outcome: Outcome; edition?: ItemEdition; failure?: unknown };

async function attempt(
  source: EditionSource,
  input: { revision: number; edits: DraftEdit[] },
): Promise<Ending> {
  try {
    const edition = await source.save(input);
    return { outcome: { kind: 'saved', saved: edition }, edition };
  } catch (failure) {
    if (hasCode(failure, 'DRAFT_CHANGED')) return readTheirs(source);
    if (hasCode(failure, 'SLUG_TAKEN')) return { outcome: { kind: 'slugTaken' } };
    const isRefused = hasCode(failure, 'EDIT_INVALID', 'BAD_REQUEST', 'ITEM_NOT_FOUND');
    return { outcome: { kind: isRefused ? 'refused' : 'unanswered' }, failure };
  }
}

async function readTheirs(source: EditionSource): Promise<Ending> {
  try {
    const edition = await source.read();
    return { outcome: { kind: 'changed', theirs: edition }, edition };
  } catch (failure) {
    return { outcome: { kind: 'unanswered' }, failure };
  }
}

/** Twice as long each time, and half a minute at the most. */
export function retryDelay(tries: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** (tries - 1));
}
