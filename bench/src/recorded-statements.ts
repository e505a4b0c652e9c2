import { randomUUID } from 'node:crypto';

/** One statement as the product sent it. */
export type Statement = {
  readonly path: string;
  readonly text: string;
  readonly values: readonly unknown[];
};

/** The recorded member, and the values that are the same for everyone. */
export type Recording = {
  readonly member: string;
  readonly fixedIds: readonly string[];
  /** The number of the issued invoice; the next one comes from the database. */
  readonly serial: number;
  readonly statements: readonly Statement[];
};

type Step = { readonly text: string; values(change: Replacement): unknown[]; givesSerial: boolean };

type Replacement = { readonly words: Map<string, string>; serial: number };

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** The statements of one call, ready to be sent for another member with new ids. */
export function toSteps(recording: Recording, path: string) {
  const statements = recording.statements.filter((statement) => statement.path === path);
  if (statements.length === 0) throw new Error(`nothing was recorded for ${path}`);
  const found = JSON.stringify(statements.map(({ values }) => values)).match(uuid) ?? [];
  const ids = [...new Set(found)].filter((id) => !recording.fixedIds.includes(id));
  const words = [recording.member, ...ids, String(recording.serial)];
  const pattern = new RegExp(words.join('|'), 'g');
  const steps: Step[] = statements.map(({ text, values }) => {
    const parts = values.map((value) => partOf(value, pattern, recording.serial));
    return {
      text,
      values: (change) => parts.map((part) => part(change)),
      givesSerial: text.includes('invoice_series'),
    };
  });
  const begin = (member: string): Replacement => ({
    words: new Map([[recording.member, member], ...ids.map((id) => [id, randomUUID()] as const)]),
    serial: recording.serial,
  });
  return { steps, begin };
}

/** Computed once, so that the baseline server does as little work as possible. */
function partOf(value: unknown, pattern: RegExp, serial: number) {
  if (value === serial) return (change: Replacement) => change.serial;
  const isText = typeof value === 'string';
  const text = isText ? value : JSON.stringify(value);
  const isFixed = value === null || typeof value !== 'object' ? !isText : false;
  if (isFixed || text.search(pattern) < 0) return () => value;
  const fill = ({ words, serial: next }: Replacement) =>
    text.replace(pattern, (word) => words.get(word) ?? String(next));
  return isText ? fill : (change: Replacement) => JSON.parse(fill(change));
}
