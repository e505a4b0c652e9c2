import type { Tx } from './database.ts';

/** The preference that an email depends on: its name, and whose it is. */
export type OptionalMail = { readonly kind: string; readonly userId: string };

/** A kind of email that people can turn off. */
export type OptionalMailSource = {
  readonly kind: string;
  /** Asked right before delivery: hours may have passed since the email was written. */
  isWanted(tx: Tx, userId: string): Promise<boolean>;
};

export async function isStillWanted(
  tx: Tx,
  sources: readonly OptionalMailSource[],
  { kind, userId }: OptionalMail,
): Promise<boolean> {
  const source = sources.find((each) => each.kind === kind);
  // Written by a newer release: a retry reaches its worker.
  if (!source) throw new Error(`nobody decides about emails of the kind ${kind}`);
  return source.isWanted(tx, userId);
}
