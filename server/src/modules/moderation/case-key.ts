export type CaseKind = 'message' | 'notice' | 'person';

export function formatCaseKey(kind: CaseKind, id: string): string {
  return `${kind}:${id}`;
}

export function parseCaseKey(key: string): { kind: CaseKind; id: string } {
  const colon = key.indexOf(':');
  // The contract allows no other prefixes.
  return { kind: key.slice(0, colon) as CaseKind, id: key.slice(colon + 1) };
}
