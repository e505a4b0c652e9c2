import { createExclusiveActs } from './exclusive-acts.ts';
import {
  acceptServerDraft,
  addEdit,
  beginSending,
  createSaveQueue,
  type EditRules,
  endSending,
  isUnsaved,
  type Outcome,
  rebaseOnServerDraft,
  type Saved,
  type SaveQueue,
} from './save-queue.ts';

const typingPauseMs = 800;
const firstRetryMs = 1_000;
const maxRetryMs = 30_000;

type SaveInput<Edit> = {
  revision: number;
  edits: Edit[];
  /** The saved state stays in the history, because these edits may replace text in it. */
  keepsPrevious: boolean;
};

/** The editor's API calls. */
export type EditionSource<Edition, Edit> = {
  save(input: SaveInput<Edit>): Promise<Edition>;
  read(): Promise<Edition>;
  /** The declared error of a call; null if there was no response, or an undeclared one. */
  codeOf(failure: unknown): string | null;
};

export type AutosaveView<Edition extends Saved<unknown>, Edit> = {
  readonly queue: SaveQueue<Edition['draft'], Edit>;
  /** As last returned by the server; its draft may be behind the queue's. */
  readonly edition: Edition;
  /** Why the last attempt failed. */
  readonly failure: unknown;
};

export type Autosave<Edition extends Saved<unknown>, Edit> = ReturnType<
  typeof createAutosaveWith<Edition, Edit>
>;

/**
 * Saves an item while it is edited. It exists outside the screen, so that pending edits are sent
 * after leaving.
 */
export function createAutosaveWith<Edition extends Saved<unknown>, Edit>(
  rules: EditRules<Edition['draft'], Edit>,
  edition: Edition,
  source: EditionSource<Edition, Edit>,
) {
  type Draft = Edition['draft'];
  const queue = createSaveQueue<Draft, Edit>(rules, edition);
  let view: AutosaveView<Edition, Edit> = { queue, edition, failure: undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { show, subscribe } = createNotifier((part: Partial<typeof view>) => {
    view = { ...view, ...part };
  });

  function plan(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), delayMs);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    const next = acts.isActing() ? view.queue : beginSending(view.queue);
    if (next === view.queue) return;
    show({ queue: next });
    const { sending, saved, keepsPrevious } = next;
    const input = { revision: saved.revision, edits: [...sending], keepsPrevious };
    const ending = await attempt(source, input);
    const ended = endSending(view.queue, ending.outcome);
    const { edition: read = view.edition, failure } = ending;
    show({ queue: ended, edition: read, failure });
    if (ended.phase === 'unanswered') plan(retryDelay(ended.attempts));
    else if (ended.phase === 'idle' && isUnsaved(ended)) plan(typingPauseMs);
  }

  const saveAll = () => settled({ queue: () => view.queue, send, subscribe });
  const acts = createExclusiveActs<Edition, Edit>({
    queue: () => view.queue,
    show,
    saveAll,
    resume: () => (isUnsaved(view.queue) ? plan(typingPauseMs) : undefined),
  });

  return {
    view: () => view,
    subscribe,
    /** True once every edit is saved; false if they couldn't be. */
    saveAll,
    /** False if the edit doesn't apply to the draft; then nothing changes. */
    edit(edit: Edit): boolean {
      const queue = addEdit(view.queue, edit);
      if (!queue) return false;
      show({ queue });
      if (queue.phase === 'idle') plan(typingPauseMs);
      return true;
    },
    /** Sends pending edits now; for a manual retry, and when the network is back. */
    sendNow: send,
    ...createConflictChoices({
      queue: () => view.queue,
      async load(choose) {
        clearTimeout(timer);
        const found = await source.read();
        show({ queue: choose(view.queue, found), edition: found, failure: undefined });
      },
      send,
    }),
    run: acts.run,
    remove: acts.remove,
  };
}

type Choose<Draft, Edit> = (
  queue: SaveQueue<Draft, Edit>,
  saved: Saved<Draft>,
) => SaveQueue<Draft, Edit>;

type Loading<Draft, Edit> = {
  queue: () => SaveQueue<Draft, Edit>;
  /** Loads the server's draft, and shows what `choose` makes of it. */
  load: (choose: Choose<Draft, Edit>) => Promise<void>;
  send: () => Promise<void>;
};

/** What to do if someone else has saved; one choice at a time. */
function createConflictChoices<Draft, Edit>({ queue, load, send }: Loading<Draft, Edit>) {
  let isLoading = false;

  async function decide(choose: Choose<Draft, Edit>): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      await load(choose);
    } finally {
      isLoading = false;
    }
    await send();
  }

  return {
    /** What was typed after the choice isn't part of it: then the conflict stays. */
    loadTheirs(): Promise<void> {
      const { draft } = queue();
      return decide((now, theirs) =>
        now.draft === draft ? acceptServerDraft(now, theirs) : { ...now, theirs },
      );
    },
    keepMine: () => decide(rebaseOnServerDraft<Draft, Edit>),
  };
}

/** Subscribers are notified after each change. */
function createNotifier<Part>(change: (part: Part) => void) {
  const listeners = new Set<() => void>();
  return {
    show(part: Part) {
      change(part);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Sending<Draft, Edit> = {
  queue: () => SaveQueue<Draft, Edit>;
  send: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

/** True once everything is saved; false if saving stops. */
async function settled<Draft, Edit>({
  queue,
  send,
  subscribe,
}: Sending<Draft, Edit>): Promise<boolean> {
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

type SaveResult<Edition extends Saved<unknown>> = {
  outcome: Outcome<Edition['draft']>;
  edition?: Edition;
  failure?: unknown;
};

const rejectionCodes: readonly (string | null)[] = [
  'EDIT_INVALID',
  'BAD_REQUEST',
  'ITEM_NOT_FOUND',
  'POST_NOT_FOUND',
];

async function attempt<Edition extends Saved<unknown>, Edit>(
  source: EditionSource<Edition, Edit>,
  input: SaveInput<Edit>,
): Promise<SaveResult<Edition>> {
  try {
    const edition = await source.save(input);
    return { outcome: { kind: 'saved', saved: edition }, edition };
  } catch (failure) {
    const code = source.codeOf(failure);
    if (code === 'DRAFT_CHANGED') return fetchServerEdition(source);
    if (code === 'SLUG_TAKEN') return { outcome: { kind: 'slugTaken' } };
    const isRefused = rejectionCodes.includes(code);
    return { outcome: { kind: isRefused ? 'refused' : 'unanswered' }, failure };
  }
}

async function fetchServerEdition<Edition extends Saved<unknown>, Edit>(
  source: EditionSource<Edition, Edit>,
): Promise<SaveResult<Edition>> {
  try {
    const edition = await source.read();
    return { outcome: { kind: 'changed', theirs: edition }, edition };
  } catch (failure) {
    return { outcome: { kind: 'unanswered' }, failure };
  }
}

/** Doubles each time, up to half a minute. */
export function retryDelay(attempts: number): number {
  return Math.min(maxRetryMs, firstRetryMs * 2 ** (attempts - 1));
}
