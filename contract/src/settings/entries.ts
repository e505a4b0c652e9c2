import type { Entry, Field } from './field.ts';

/** An initial entry that still describes the same person. */
export function isSample(initial: readonly Entry[], { id, name }: Entry): boolean {
  return initial.some((sample) => sample.id === id && sample.name === name);
}

/** The entries of a list field. */
export function toEntries(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value : [];
}

/** A file that a setting uses, and the purpose it must have. */
export type ReferencedFile = { readonly id: string; readonly purpose: 'picture' | 'video' };

const purposes: Partial<Record<Field['kind'], ReferencedFile['purpose']>> = {
  picture: 'picture',
  film: 'video',
};

/** The files used in these values, including those in lists. */
export function collectFiles(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
): ReferencedFile[] {
  return Object.entries(fields).flatMap(([name, { kind, list }]) => {
    const value = values[name];
    if (list) return toEntries(value).flatMap((entry) => collectFiles(list.entry, entry));
    const purpose = purposes[kind];
    return purpose && typeof value === 'string' && value !== '' ? [{ id: value, purpose }] : [];
  });
}
