import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileTree } from '../platform/content-files/file-tree.ts';

/** All files of the sample content, by path relative to its folder. */
export async function readContent(folder: string): Promise<FileTree> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const tree = new Map<string, Uint8Array>();
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    tree.set(path.slice(folder.length + 1), await readFile(path));
  }
  return tree;
}
