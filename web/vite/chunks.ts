import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;
type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const library = /[\\/]node_modules[\\/]/;
const icon = /[\\/]node_modules[\\/]lucide-react[\\/]/;
/** Nearly all of it is in the frame anyway. */
const react = /[\\/]node_modules[\\/](react|react-dom|react-router|@tanstack)[\\/]/;
const ours = /[\\/](app|contract[\\/]src)[\\/].+\.tsx?$/;
const none: ReadonlySet<string> = new Set();

/**
 * Left to itself the bundler gives each module that two pages share a file of its own: some sixty
 * files for the first page, most of them below 1 kB, each one a way to the server and back.
 */
export function chunkGroups(app: string): Groups {
  const starts = [join(app, 'root.tsx'), join(app, 'entry.client.tsx')];
  let known: ReadonlySet<string> | undefined;
  const frame = (modules: Modules) => {
    known ??= reachedFrom(starts, none, modules);
    return known;
  };
  const isPlain = (id: string, modules: Modules) =>
    [...reachedFrom([id], frame(modules), modules)].every((each) => costsLittle(each, modules));
  return [
    {
      // Every page needs all of it, so nobody is sent more than before. The starts themselves stay
      // apart: the application begins when its entry is asked for, not when a page is read ahead.
      name: (id, modules) => (frame(modules).has(id) && !starts.includes(id) ? 'frame' : null),
      priority: 3,
    },
    { name: 'icons', test: icon, minShareCount: 4, priority: 2 },
    {
      name: (id, modules) => (isPlain(id, modules) ? 'parts' : null),
      test: ours,
      minShareCount: 10,
      maxModuleSize: 4_000,
      priority: 1,
    },
  ];
}

/** Our own modules among what these import, at whatever distance. */
function reachedFrom(
  starts: readonly string[],
  without: ReadonlySet<string>,
  modules: Modules,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || without.has(id)) continue;
    reached.add(id);
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    waiting.push(...imported.filter((each) => !library.test(each)));
  }
  return reached;
}

/** Brings neither a style sheet nor a library with it that only some pages need. */
function costsLittle(id: string, modules: Modules): boolean {
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  const libraries = imported.filter((each) => library.test(each));
  return ours.test(id) && libraries.every((each) => icon.test(each) || react.test(each));
}
