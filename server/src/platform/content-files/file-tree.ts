import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import { FileFormatError, readTextFile, type TextFile } from './text-file.ts';

/** Files by path relative to a root, with slashes, from a folder or a ZIP. */
export type FileTree = ReadonlyMap<string, Uint8Array>;

const decoder = new TextDecoder('utf-8', { fatal: true });

export function readText(tree: FileTree, path: string): TextFile {
  const found = tree.get(path);
  if (!found) throw new FileFormatError(path, 'is missing');
  return readTextFile(path, decodeText(path, found));
}

export function decodeText(path: string, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new FileFormatError(path, 'is not UTF-8');
  }
}

/** The translations next to a file: `lesson.md` has `lesson.de.md`. */
export function findTranslations(
  tree: FileTree,
  path: string,
): { language: LanguageCode; path: string }[] {
  const stem = path.slice(0, -'.md'.length);
  return [...tree.keys()].sort().flatMap((candidate) => {
    const [, language] = candidate.startsWith(`${stem}.`)
      ? (/^([a-z]{2})\.md$/
          .exec(candidate.slice(stem.length + 1))
          ?.values()
          .toArray() ?? [])
      : [];
    return isLanguageCode(language) ? [{ language, path: candidate }] : [];
  });
}

/** The direct children of a folder, in numeric order. */
export function listEntries(tree: FileTree, folder: string): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const names = [...tree.keys()].flatMap((path) => {
    if (!path.startsWith(prefix)) return [];
    return path.slice(prefix.length).split('/')[0] ?? [];
  });
  return [...new Set(names)].sort();
}
