/** One changed value. An undefined side didn't exist. */
export type Difference = {
  /** The stored path of the value: `suspension.reason`. */
  field: string;
  before: Scalar | Structure | undefined;
  after: Scalar | Structure | undefined;
};

export type Scalar = string | number | boolean | null;

/** Only as a list entry that was added or removed as a whole. */
export type Structure = Readonly<Record<string, unknown>> | readonly unknown[];

/** One field of a list entry: `facts.price`. */
export type Fact = { field: string; values: readonly Scalar[] };

/**
 * What differs between two stored states. Objects are compared field by field; for a list, removed
 * and added entries are reported, because positions mean nothing.
 */
export function findDifferences(before: unknown, after: unknown, field = ''): Difference[] {
  if (isList(before) || isList(after)) return listDifferences(before, after, field);
  if (isRecord(before) || isRecord(after)) return recordDifferences(before, after, field);
  const was = scalarOf(before);
  const is = scalarOf(after);
  return was === is ? [] : [{ field, before: was, after: is }];
}

const maxNamed = 6;

/** A list entry as one line; a long or nested list inside it is shown by its length. */
export function toFacts(entry: unknown, field = ''): Fact[] {
  if (isList(entry)) {
    const isNamed = entry.length <= maxNamed && !entry.some(isStructure);
    return [
      { field, values: isNamed ? entry.map((one) => scalarOf(one) ?? null) : [entry.length] },
    ];
  }
  if (!isRecord(entry)) return [{ field, values: [scalarOf(entry) ?? null] }];
  return Object.entries(entry).flatMap(([name, value]) =>
    toFacts(value, field ? `${field}.${name}` : name),
  );
}

function recordDifferences(before: unknown, after: unknown, field: string): Difference[] {
  const was = isRecord(before) ? before : {};
  const is = isRecord(after) ? after : {};
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  const inside = names.flatMap((name) => {
    const path = field ? `${field}.${name}` : name;
    return findDifferences(ownValue(was, name), ownValue(is, name), path);
  });
  return [...outsideOf(before, after, field), ...inside];
}

function listDifferences(before: unknown, after: unknown, field: string): Difference[] {
  const was = isList(before) ? before.map(entryOf) : [];
  const is = isList(after) ? after.map(entryOf) : [];
  return [
    ...outsideOf(before, after, field),
    ...missingFrom(was, is).map((entry) => ({ field, before: entry, after: undefined })),
    ...missingFrom(is, was).map((entry) => ({ field, before: undefined, after: entry })),
  ];
}

/** A scalar that became a structure, or the other way round, is a difference too. */
function outsideOf(before: unknown, after: unknown, field: string): Difference[] {
  const was = isStructure(before) ? undefined : scalarOf(before);
  const is = isStructure(after) ? undefined : scalarOf(after);
  // Without a scalar there is nothing to report: the added or removed fields show the change.
  if ((was ?? null) === null && (is ?? null) === null) return [];
  return [{ field, before: was, after: is }];
}

/** Each entry as often as the first list has more of it than the second. */
function missingFrom<Entry>(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const left = others.map((entry) => JSON.stringify(entry));
  return entries.filter((entry) => {
    const place = left.indexOf(JSON.stringify(entry));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function entryOf(entry: unknown): Scalar | Structure {
  return isStructure(entry) ? entry : (scalarOf(entry) ?? null);
}

function scalarOf(value: unknown): Scalar | undefined {
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return value;
  // Entries are JSON, which has no other scalars.
  return undefined;
}

export function isStructure(value: unknown): value is Structure {
  return isList(value) || isRecord(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}

/** Entries are external data, and may have a field named like an Object.prototype property. */
function ownValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
