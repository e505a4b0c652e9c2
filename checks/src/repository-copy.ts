import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listPaths } from './repository.ts';

/** Copies everything that is or could be committed; packages are linked. */
export function copyRepository(root: string, target: string): void {
  for (const path of listPaths(root)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(root, path), join(target, path), { verbatimSymlinks: true });
  }
  // The checks ask git for the list of files.
  execFileSync('git', ['init', '--quiet'], { cwd: target });
  for (const folder of ['.', ...workspaceFolders(root)]) {
    if (existsSync(join(root, folder, 'node_modules'))) linkPackages(root, target, folder);
  }
}

function workspaceFolders(root: string): string[] {
  // npm only accepts `workspaces` as a list of paths or globs.
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces?: string[];
  };
  return globSync(manifest.workspaces ?? [], { cwd: root });
}

function linkPackages(root: string, target: string, folder: string): void {
  const from = join(root, folder, 'node_modules');
  const to = join(target, folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name === '@danube') linkWorkspaces(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name));
  }
}

/** Workspaces are relative links: recreated, they point into the copy. */
function linkWorkspaces(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
