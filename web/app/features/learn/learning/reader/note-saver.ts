const typingPauseMs = 1_000;
const retryMs = 15_000;

/** `waiting`: typed and not sent. `failed`: kept as a draft and sent later. */
export type NoteStatus = 'saved' | 'waiting' | 'saving' | 'failed';

export type Note = { readonly text: string; readonly status: NoteStatus };

type NoteEnvironment = {
  /** The server's text. */
  readonly saved: string;
  /** The unsent text stored in this browser; null if there is none. */
  readonly draft: string | null;
  save(text: string): Promise<unknown>;
  /** Stores the unsent text; null once it is sent. */
  saveDraft(text: string | null): void;
};

/** Saves a note shortly after the last key press, and stores unsent text in the meantime. */
export function createNoteSaver(page: NoteEnvironment) {
  let saved = page.saved;
  const { note, change, watch } = createObservableNote({ text: saved, status: 'saved' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let saving = Promise.resolve();

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), ms);
  }

  function saveNow(): Promise<void> {
    clearTimeout(timer);
    const { text, status } = note();
    if (!isOver && status !== 'saved' && status !== 'saving') saving = save(text);
    return saving;
  }

  async function save(text: string): Promise<void> {
    change({ text, status: 'saving' });
    const isSaved = await page.save(text).then(
      () => true,
      () => false,
    );
    if (isSaved) saved = text;
    if (isOver) return;
    if (note().text !== text) {
      change({ text: note().text, status: 'waiting' });
      return later(typingPauseMs);
    }
    if (isSaved) page.saveDraft(null);
    else later(retryMs);
    change({ text, status: isSaved ? 'saved' : 'failed' });
  }

  function write(text: string): void {
    if (!isOver) page.saveDraft(text);
    // While one text is being saved, the next one waits for it.
    change({ text, status: note().status === 'saving' ? 'saving' : 'waiting' });
    if (!isOver && note().status === 'waiting') later(typingPauseMs);
  }

  /** Also what was typed while another text was being saved. */
  async function saveAll(): Promise<void> {
    await saving;
    await saveNow();
  }

  return {
    write,
    saveNow,
    saveAll,
    /** The draft of the last visit is newer than the server's text. */
    resume(): void {
      if (page.draft !== null && page.draft !== saved) write(page.draft);
    },
    /** Another device has saved; the person typing here keeps their own text. */
    receiveEvents(text: string): void {
      if (note().status !== 'saved' || text.trim() === saved.trim()) return;
      saved = text;
      change({ text, status: 'saved' });
    },
    note,
    watch,
    /** Its owner has signed out: nothing is stored here any more. */
    end(): void {
      isOver = true;
      clearTimeout(timer);
    },
    stop(): void {
      // What isn't saved by then is kept as a draft, and sent when the lesson is opened again.
      void saveAll().finally(() => clearTimeout(timer));
    },
  };
}

function createObservableNote(first: Note) {
  const listeners = new Set<() => void>();
  let note = first;
  return {
    note: () => note,
    change(next: Note): void {
      note = next;
      for (const listener of listeners) listener();
    },
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
