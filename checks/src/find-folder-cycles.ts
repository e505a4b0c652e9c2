import { dirname } from 'node:path/posix';
import type { Finding } from './findings.ts';

export type Import = { readonly from: string; readonly to: string };

type Neighbours = Map<string, Set<string>>;

/**
 * Sibling folders that import each other in a cycle: neither can be understood without the other.
 */
export function findFolderCycles(imports: readonly Import[]): Finding[] {
  return [...importsByParent(imports)].flatMap(([parent, neighbours]) =>
    cyclesIn(neighbours).map((cycle) => ({
      file: parent,
      message: `has a cycle of folders: ${cycle.join(', ')}. Move what they share into a lower one`,
    })),
  );
}

/**
 * For each folder, which of its subfolders import which. Files directly in the folder don't count:
 * they are its entry points and shared code, so they import and are imported.
 */
function importsByParent(imports: readonly Import[]): Map<string, Neighbours> {
  const parents = new Map<string, Neighbours>();
  for (const { from, to } of imports) {
    const pair = siblingFolders(from, to);
    if (!pair) continue;
    const neighbours = parents.get(pair.parent) ?? new Map<string, Set<string>>();
    parents.set(pair.parent, neighbours);
    neighbours.set(pair.from, (neighbours.get(pair.from) ?? new Set()).add(pair.to));
  }
  return parents;
}

function siblingFolders(from: string, to: string) {
  const [fromFolders, toFolders] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = fromFolders.findIndex((name, index) => name !== toFolders[index]);
  const [fromFolder, toFolder] = [fromFolders[depth], toFolders[depth]];
  if (fromFolder === undefined || toFolder === undefined) return undefined;
  return { parent: fromFolders.slice(0, depth).join('/'), from: fromFolder, to: toFolder };
}

/** Folders that reach each other, each cycle once. */
function cyclesIn(neighbours: Neighbours): string[][] {
  const cycles = new Map<string, string[]>();
  for (const folder of neighbours.keys()) {
    const cycle = [...reachableFrom(folder, neighbours)]
      .filter((other) => reachableFrom(other, neighbours).has(folder))
      .sort();
    if (cycle.length > 1) cycles.set(cycle.join(), cycle);
  }
  return [...cycles.values()];
}

function reachableFrom(start: string, neighbours: Neighbours): Set<string> {
  const found = new Set(neighbours.get(start));
  // Iterating a set includes elements added while iterating.
  for (const folder of found) for (const next of neighbours.get(folder) ?? []) found.add(next);
  return found;
}
