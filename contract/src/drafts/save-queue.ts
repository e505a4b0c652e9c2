import { fingerprint } from '../catalogue/draft/translated.ts';

/** A draft as stored on the server. */
export type Saved<Draft> = { readonly draft: Draft; readonly revision: number };

/** How a kind of draft is edited; the server uses the same `apply`. */
export type EditRules<Draft, Edit> = {
  /** Null if the edit doesn't apply to the draft. */
  apply(draft: Draft, edit: Edit): Draft | null;
  /** Appends an edit; typing becomes one edit. */
  join(edits: readonly Edit[], next: Edit): readonly Edit[];
  /** The slug that an edit sets. */
  slugIn(edit: Edit): string | undefined;
  /** The rest of such an edit; null if there is none. */
  withoutSlug(edit: Edit): Edit | null;
};

/**
 * The unsaved edits and the state of saving. The visible draft is always the last known server
 * draft with `sending` and `waiting` applied in order.
 */
export type SaveQueue<Draft, Edit> = {
  readonly rules: EditRules<Draft, Edit>;
  readonly saved: Saved<Draft>;
  readonly sending: readonly Edit[];
  readonly waiting: readonly Edit[];
  readonly draft: Draft;
  readonly phase: 'idle' | 'sending' | 'unanswered' | 'changed' | 'refused';
  /** An attempt got no response, so the server may already have what is being sent. */
  readonly isUncertain: boolean;
  /** Consecutive attempts without a response. */
  readonly attempts: number;
  /** The draft that someone else saved. */
  readonly theirs: Saved<Draft> | null;
  /** Someone chose to save over `theirs`, which has to stay in the history. */
  readonly keepsPrevious: boolean;
  /** A slug that another item has; it wasn't saved. */
  readonly takenSlug: string | null;
};

/** The result of an attempt to save. */
export type Outcome<Draft> =
  | { readonly kind: 'saved'; readonly saved: Saved<Draft> }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'changed'; readonly theirs: Saved<Draft> }
  | { readonly kind: 'slugTaken' }
  | { readonly kind: 'refused' };

/** The maximum number of edits per request. */
const maxBatchSize = 100;

export function createSaveQueue<Draft, Edit>(
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
    keepsPrevious: false,
    takenSlug: null,
  };
}

export function isUnsaved<Draft, Edit>({ sending, waiting }: SaveQueue<Draft, Edit>): boolean {
  return sending.length > 0 || waiting.length > 0;
}

/** Without the unsaved edits, whose item is gone; what is visible stays. */
export function forgetEdits<Draft, Edit>(queue: SaveQueue<Draft, Edit>): SaveQueue<Draft, Edit> {
  return { ...queue, sending: [], waiting: [] };
}

/** Null if the edit doesn't apply to the visible draft. */
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

/** The next request. An attempt without a response is repeated unchanged. */
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

/** Takes the server's draft; unsaved edits are discarded. */
export function acceptServerDraft<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  theirs: Saved<Draft>,
): SaveQueue<Draft, Edit> {
  return { ...createSaveQueue(queue.rules, theirs), takenSlug: queue.takenSlug };
}

/** Reapplies this editor's edits to the other version, as far as they still apply. */
export function rebaseOnServerDraft<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  theirs: Saved<Draft>,
): SaveQueue<Draft, Edit> {
  const rebased = { ...createSaveQueue(queue.rules, theirs), keepsPrevious: true };
  return rebuild(rebased, [...queue.sending, ...queue.waiting]);
}

/**
 * The response to an action other than an edit, such as publishing. Edits made in the meantime stay;
 * if the draft isn't the one they were made on, their author decides.
 */
export function applySaved<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  saved: Saved<Draft>,
): SaveQueue<Draft, Edit> {
  const isSameDraft = fingerprint(saved.draft) === fingerprint(queue.saved.draft);
  if (!isSameDraft && isUnsaved(queue)) return { ...queue, phase: 'changed', theirs: saved };
  return rebuild(createSaveQueue(queue.rules, saved), queue.waiting);
}

function settle<Draft, Edit>(
  queue: SaveQueue<Draft, Edit>,
  saved: Saved<Draft>,
): SaveQueue<Draft, Edit> {
  return {
    ...rebuild(createSaveQueue(queue.rules, saved), queue.waiting),
    takenSlug: queue.takenSlug,
  };
}

/**
 * A lost response looks like someone else's change: the server is one revision ahead. If its draft
 * is exactly what was being sent, that was saved; otherwise someone else saved.
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
  const { keepsPrevious } = queue;
  return { ...rebuild(createSaveQueue(queue.rules, queue.saved), edits), keepsPrevious, takenSlug };
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
