import { fingerprint } from '@danube/contract/catalogue/draft/translated.ts';

/** A draft as the server holds it. */
export type Saved<Draft> = { readonly draft: Draft; readonly revision: number };

/** How drafts of a sort are edited; the server saves by the same `apply`. */
export type EditRules<Draft, Edit> = {
  /** Null if the edit does not fit the draft. */
  apply(draft: Draft, edit: Edit): Draft | null;
  /** The edits with one more; what is typed letter by letter becomes one edit. */
  join(edits: readonly Edit[], next: Edit): readonly Edit[];
  /** The name in addresses that an edit gives. */
  slugIn(edit: Edit): string | undefined;
  /** The rest of such an edit; null if it has none. */
  withoutSlug(edit: Edit): Edit | null;
};

/**
 * The edits that are not saved yet, and how far saving is. The draft that is shown is always what
 * the server is known to hold with `sending` and `waiting` applied in order.
 */
export type SaveQueue<Draft, Edit> = {
  readonly rules: EditRules<Draft, Edit>;
  readonly saved: Saved<Draft>;
  readonly sending: readonly Edit[];
  readonly waiting: readonly Edit[];
  readonly draft: Draft;
  readonly phase: 'idle' | 'sending' | 'unanswered' | 'changed' | 'refused';
  /** An attempt went unanswered, so the server may hold what is being sent already. */
  readonly isUncertain: boolean;
  /** Tries in a row that went unanswered. */
  readonly attempts: number;
  /** What someone else made of the draft. */
  readonly theirs: Saved<Draft> | null;
  /** The name that another item has; it was not kept. */
  readonly takenSlug: string | null;
};

/** How an attempt to save ended. */
export type Outcome<Draft> =
  | { readonly kind: 'saved'; readonly saved: Saved<Draft> }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'changed'; readonly theirs: Saved<Draft> }
  | { readonly kind: 'slugTaken' }
  | { readonly kind: 'refused' };

/** What the server takes at once. */
const maxBatchSize = 100;

export function openQueueBy<Draft, Edit>(
  rules: EditRules<Draft, Edit>,
  saved: Saved<Draft>,
): SaveQueue<Draft, Edit> {
  return {
    rules,
    saved,
    sending: [],
    waiting: [],
    draft: saved.draft,
    phase: 'idle',
    isUncertain: false,
    attempts: 0,
    theirs: null,
    takenSlug: null,
  };
}

export function isUnsaved<Draft, Edit>({ sending, waiting }: SaveQueue<Draft, Edit>): boolean {
  return sending.length > 0 || waiting.length > 0;
}

/** Null if the edit does not fit the draft that is shown. */
export function addEdit<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  edit: Edit,
): SaveQueue<Draft, Edit> | null {
  const { rules } = queue;
  const draft = rules.apply(queue.draft, edit);
  if (!draft) return null;
  const isRenamed = rules.slugIn(edit) !== undefined;
  return {
    ...queue,
    draft,
    waiting: rules.join(queue.waiting, edit),
    takenSlug: isRenamed ? null : queue.takenSlug,
  };
}

/** What goes to the server next. An attempt that went unanswered is repeated word for word. */
export function beginSending<Draft, Edit>(queue: SaveQueue<Draft, Edit>): SaveQueue<Draft, Edit> {
  if (queue.phase !== 'idle' && queue.phase !== 'unanswered') return queue;
  if (!isUnsaved(queue)) return queue;
  if (queue.sending.length > 0) return { ...queue, phase: 'sending' };
  return {
    ...queue,
    phase: 'sending',
    sending: queue.waiting.slice(0, maxBatchSize),
    waiting: queue.waiting.slice(maxBatchSize),
  };
}

export function endSending<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  outcome: Outcome<Draft>,
): SaveQueue<Draft, Edit> {
  switch (outcome.kind) {
    case 'saved':
      return settle(queue, outcome.saved);
    case 'unanswered':
      return { ...queue, phase: 'unanswered', isUncertain: true, attempts: queue.attempts + 1 };
    case 'changed':
      return verifyChange(queue, outcome.theirs);
    case 'slugTaken':
      return withoutSlug(queue);
    case 'refused':
      return { ...queue, phase: 'refused' };
  }
}

/** The draft of the server instead of one's own; what was not saved is gone. */
export function acceptTheirs<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  theirs: Saved<Draft>,
): SaveQueue<Draft, Edit> {
  return { ...openQueueBy(queue.rules, theirs), takenSlug: queue.takenSlug };
}

/** One's own edits on top of theirs, as far as they still fit. */
export function putOnTop<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  theirs: Saved<Draft>,
): SaveQueue<Draft, Edit> {
  return rebuild(openQueueBy(queue.rules, theirs), [...queue.sending, ...queue.waiting]);
}

/** The answer to an act other than an edit, such as publishing; what was typed meanwhile stays. */
export function takeAnswer<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  saved: Saved<Draft>,
): SaveQueue<Draft, Edit> {
  return rebuild(openQueueBy(queue.rules, saved), queue.waiting);
}

function settle<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  saved: Saved<Draft>,
): SaveQueue<Draft, Edit> {
  return { ...rebuild(openQueueBy(queue.rules, saved), queue.waiting), takenSlug: queue.takenSlug };
}

/**
 * An answer that was lost looks like someone else's change: the server is one revision ahead.
 * Where its draft is exactly what was being sent, it was saved; otherwise someone else was.
 */
function verifyChange<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  theirs: Saved<Draft>,
): SaveQueue<Draft, Edit> {
  const own = applyAll(queue.rules, queue.saved.draft, queue.sending);
  const isOwn = queue.isUncertain && fingerprint(own) === fingerprint(theirs.draft);
  return isOwn ? settle(queue, theirs) : { ...queue, phase: 'changed', theirs };
}

function withoutSlug<Draft, Edit>(queue: SaveQueue<Draft, Edit>): SaveQueue<Draft, Edit> {
  const { slugIn, withoutSlug: rest } = queue.rules;
  const unsaved = [...queue.sending, ...queue.waiting];
  const takenSlug = unsaved.map(slugIn).findLast((slug) => slug !== undefined) ?? null;
  const edits = unsaved.flatMap((edit) => {
    if (slugIn(edit) === undefined) return [edit];
    const left = rest(edit);
    return left ? [left] : [];
  });
  return { ...rebuild(openQueueBy(queue.rules, queue.saved), edits), takenSlug };
}

function rebuild<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  edits: readonly Edit[],
): SaveQueue<Draft, Edit> {
  return edits.reduce((built, edit) => addEdit(built, edit) ?? built, queue);
}

function applyAll<Draft, Edit>(
  { apply }: EditRules<Draft, Edit>,
  draft: Draft,
  edits: readonly Edit[],
): Draft {
  return edits.reduce((applied, edit) => apply(applied, edit) ?? applied, draft);
}
