/** Saves by one person within this time are one history entry. */
const editSessionMs = 10 * 60_000;
/** Entries that the history keeps. */
const maxHistoryLength = 100;

export type RevisionMetadata = {
  readonly number: number;
  readonly act: 'created' | 'edited' | 'restored' | 'imported';
  readonly madeAt: Date;
  readonly madeBy: string | null;
};

/** Where a document's earlier revisions are stored. */
export type RevisionStore<Revision> = {
  findLast(): Promise<(RevisionMetadata & { readonly version: number }) | null>;
  insert(revision: Revision & { version: number }): Promise<void>;
  replace(number: number, revision: Revision & { version: number }): Promise<void>;
  deleteVersionsBefore(version: number, kept: readonly number[]): Promise<void>;
};

/**
 * Adds a draft's state to its history. `kept` lists revisions that must stay separate entries:
 * published or scheduled ones, and those that someone saved over.
 */
export async function writeRevision<Revision extends RevisionMetadata>(
  shelf: RevisionStore<Revision>,
  revision: Revision,
  kept: readonly number[],
): Promise<void> {
  const last = await shelf.findLast();
  if (last && !kept.includes(last.number) && isSameEditSession(last, revision)) {
    await shelf.replace(last.number, { ...revision, version: last.version });
    return;
  }
  const version = (last?.version ?? 0) + 1;
  await shelf.insert({ ...revision, version });
  await shelf.deleteVersionsBefore(version - maxHistoryLength, kept);
}

function isSameEditSession(last: RevisionMetadata, next: RevisionMetadata): boolean {
  const isPlain = last.act === 'edited' && next.act === 'edited';
  const age = next.madeAt.getTime() - last.madeAt.getTime();
  return isPlain && last.madeBy === next.madeBy && age < editSessionMs;
}
