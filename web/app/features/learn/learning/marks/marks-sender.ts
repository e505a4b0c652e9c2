import type { LessonMarks, StoredMarks } from '@danube/contract/learning/learning.schemas.ts';
import {
  afterResponse,
  emptyOutbox,
  joinOutboxes,
  nextBatch,
  type Outbox,
  withMarks,
} from './outbox.ts';

const firstPauseMs = 5_000;
const maxPauseMs = 5 * 60_000;

type SenderEnvironment = {
  load(): Outbox;
  store(outbox: Outbox): void;
  send(lessons: LessonMarks[]): Promise<StoredMarks[]>;
  /** Whether the failure is permanent, however often it is retried. */
  isRefused(error: unknown): boolean;
  /** Whether the owner of these marks is the one who is signed in. */
  isOwnerSignedIn(): boolean;
  now(): number;
  onSaved(saved: readonly StoredMarks[]): void;
};

export type MarksSender = ReturnType<typeof createMarksSender>;

/**
 * Keeps marks until the server has confirmed them. They are held in memory as well as in storage,
 * because another tab may write the same storage at the same time.
 */
export function createMarksSender(page: SenderEnvironment) {
  let held: Outbox = emptyOutbox;
  let isSending = false;
  let isDue = false;
  let sending = Promise.resolve();
  let pauseMs = firstPauseMs;
  let notBefore = 0;
  let isOver = false;

  const waiting = () => joinOutboxes(page.load(), held);

  function settle(batch: readonly LessonMarks[], saved: readonly StoredMarks[]): void {
    held = afterResponse(held, batch, saved);
    page.store(joinOutboxes(afterResponse(page.load(), batch, saved), held));
  }

  function fail(batch: readonly LessonMarks[], error: unknown): void {
    // Dropped: the server will never accept it.
    if (page.isRefused(error)) settle(batch, []);
    notBefore = page.now() + pauseMs;
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
  }

  async function send(): Promise<void> {
    const batch = nextBatch(waiting());
    if (isOver || isSending || batch.length === 0 || !page.isOwnerSignedIn()) return;
    isSending = true;
    isDue = false;
    try {
      const saved = await page.send(batch);
      settle(batch, saved);
      pauseMs = firstPauseMs;
      notBefore = 0;
      page.onSaved(saved);
    } catch (error) {
      fail(batch, error);
    } finally {
      isSending = false;
    }
    if (isDue && page.now() >= notBefore) await send();
  }

  /** Resolves once everything that is due has been sent, also by an earlier call. */
  function sendInTurn(): Promise<void> {
    if (!isSending) sending = send();
    return sending;
  }

  return {
    add(marks: LessonMarks): void {
      if (isOver) return;
      held = withMarks(held, marks);
      page.store(joinOutboxes(page.load(), held));
    },
    waiting,
    /** Sends pending marks, unless a failure requires a pause. */
    async tick(): Promise<void> {
      if (page.now() >= notBefore) await sendInTurn();
    },
    /**
     * Sends immediately: a lesson is done, the connection is back, or the page is being left. What
     * was added while a request was on its way follows it.
     */
    async sendNow(): Promise<void> {
      isDue = isSending;
      await sendInTurn();
    },
    /** Its owner has signed out: nothing is stored here any more. */
    end(): void {
      isOver = true;
      held = emptyOutbox;
    },
  };
}
