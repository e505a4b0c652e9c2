import { applyEdit } from '@danube/contract/catalogue/draft/apply-edit.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import { fingerprint } from '@danube/contract/catalogue/draft/translated.ts';
import { joinEdits } from './join-edits.ts';

/** A draft as the server holds it. */
export type Saved = { readonly draft: Draft; readonly revision: number };

/**
 * The edits that are not saved yet, and how far saving is. The draft that is shown is always what
 * the server is known to hold with `sending` and `waiting` applied in order.
 */
export type SaveQueue = {
  readonly saved: Saved;
  readonly sending: readonly DraftEdit[];
  readonly waiting: readonly DraftEdit[];
  readonly draft: Draft;
  readonly phase: 'idle' | 'sending' | 'unanswered' | 'changed' | 'refused';
  /** A try went unanswered, so the server may hold what is being sent already. */
  readonly isUncertain: boolean;
  /** Tries in a row that went unanswered. */
  readonly tries: number;
  /** What somebody else made of the draft. */
  readonly theirs: Saved | null;
  /** The name that another item has; it was not kept. */
  readonly takenSlug: string | null;
};

/** How a try to save ended. */
export type Outcome =
  | { readonly kind: 'saved'; readonly saved: Saved }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'changed'; readonly theirs: Saved }
  | { readonly kind: 'slugTaken' }
  | { readonly kind: 'refused' };

/** What the server takes at once. */
const longestBatch = 100;

export function openQueue(saved: Saved): SaveQueue {
  return {
    saved,
    sending: [],
    waiting: [],
    draft: saved.draft,
    phase: 'idle',
    isUncertain: false,
    tries: 0,
    theirs: null,
    takenSlug: null,
  };
}

export function isUnsaved({ sending, waiting }: SaveQueue): boolean {
  return sending.length > 0 || waiting.length > 0;
}

/** Null where the edit does not fit the draft that is shown. */
export function addEdit(queue: SaveQueue, edit: DraftEdit): SaveQueue | null {
  const draft = applyEdit(queue.draft, edit);
  if (!draft) return null;
  const isRenamed = edit.edit === 'facts' && edit.facts.slug !== undefined;
  return {
    ...queue,
    draft,
    waiting: joinEdits(queue.waiting, edit),
    takenSlug: isRenamed ? null : queue.takenSlug,
  };
}

/** What goes to the server next. A try that went unanswered is repeated word for word. */
export function beginSending(queue: SaveQueue): SaveQueue {
  if (queue.phase !== 'idle' && queue.phase !== 'unanswered') return queue;
  if (!isUnsaved(queue)) return queue;
  if (queue.sending.length > 0) return { ...queue, phase: 'sending' };
  return {
    ...queue,
    phase: 'sending',
    sending: queue.waiting.slice(0, longestBatch),
    waiting: queue.waiting.slice(longestBatch),
  };
}

export function endSending(queue: SaveQueue, outcome: Outcome): SaveQueue {
  switch (outcome.kind) {
    case 'saved':
      return settle(queue, outcome.saved);
    case 'unanswered':
      return { ...queue, phase: 'unanswered', isUncertain: true, tries: queue.tries + 1 };
    case 'changed':
      return judgeChange(queue, outcome.theirs);
    case 'slugTaken':
      return withoutSlug(queue);
    case 'refused':
      return { ...queue, phase: 'refused' };
  }
}

/** The draft of the server instead of one's own; what was not saved is gone. */
export function takeTheirs(queue: SaveQueue, theirs: Saved): SaveQueue {
  return { ...openQueue(theirs), takenSlug: queue.takenSlug };
}

/** One's own edits on top of theirs, as far as they still fit. */
export function putOnTop(queue: SaveQueue, theirs: Saved): SaveQueue {
  return rebuild(openQueue(theirs), [...queue.sending, ...queue.waiting]);
}

/** The answer to an act other than an edit, such as publishing; what was typed meanwhile stays. */
export function takeAnswer(queue: SaveQueue, saved: Saved): SaveQueue {
  return rebuild(openQueue(saved), queue.waiting);
}

function settle(queue: SaveQueue, saved: Saved): SaveQueue {
  return { ...rebuild(openQueue(saved), queue.waiting), takenSlug: queue.takenSlug };
}

/**
 * An answer that was lost looks like somebody else's change: the server is one revision ahead.
 * Where its draft is exactly what was being sent, it was saved; otherwise somebody else was.
 */
function judgeChange(queue: SaveQueue, theirs: Saved): SaveQueue {
  const own = applyAll(queue.saved.draft, queue.sending);
  const isOwn = queue.isUncertain && fingerprint(own) === fingerprint(theirs.draft);
  return isOwn ? settle(queue, theirs) : { ...queue, phase: 'changed', theirs };
}

function withoutSlug(queue: SaveQueue): SaveQueue {
  const takenSlug = queue.draft.slug;
  const edits = [...queue.sending, ...queue.waiting].flatMap((edit): DraftEdit[] => {
    if (edit.edit !== 'facts' || edit.facts.slug === undefined) return [edit];
    const { slug: _taken, ...facts } = edit.facts;
    return Object.keys(facts).length > 0 ? [{ ...edit, facts }] : [];
  });
  return { ...rebuild(openQueue(queue.saved), edits), takenSlug };
}

function rebuild(queue: SaveQueue, edits: readonly DraftEdit[]): SaveQueue {
  return edits.reduce((built, edit) => addEdit(built, edit) ?? built, queue);
}

function applyAll(draft: Draft, edits: readonly DraftEdit[]): Draft {
  return edits.reduce((applied, edit) => applyEdit(applied, edit) ?? applied, draft);
}
