import { basename, join } from 'node:path';
import type { Page } from '@danube/contract/site/page.ts';
import { allPages } from '@danube/contract/site/pages.ts';
import type { Rolldown } from 'vite';
import { alwaysPrefetched } from './budgets/first-visit.ts';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;
type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const library = /[\\/]node_modules[\\/]/;
const icon = /[\\/]node_modules[\\/]lucide-react[\\/]/;
/** The libraries that render, route and request; of others, a page may need only a part. */
const core = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@orpc)[\\/]/;
const ours = /[\\/](app|contract[\\/]src)[\\/].+\.tsx?$/;
/** A picture or a film of ours: only its URL. */
const media = /[\\/]app[\\/].+\?(url|no-inline|as=picture)/;
const none: ReadonlySet<string> = new Set();

/** The landing page imports it after two seconds. */
const calendar = 'features/live/events/calendar/event-calendar.tsx';

/**
 * By default the bundler gives each module that two pages share its own file: some sixty files for
 * the first page, most of them below 1 kB, each one a round trip.
 */
export function chunkGroups(app: string): Groups {
  const starts = [join(app, 'root.tsx'), join(app, 'entry.client.tsx')];
  const firstView = join(app, 'page/first-view.ts');
  const first = once((modules) => reachedFrom([firstView], none, modules));
  const frame = once((modules) => reachedFrom(starts, none, modules));
  const frontStarts = [...frontRoutes(app), join(app, calendar)];
  const front = once((modules) => reachedFrom(frontStarts, frame(modules), modules));
  const frontIcons = once(
    (modules) => new Set([...front(modules)].flatMap((id) => iconsOf(id, modules))),
  );
  const open = once((modules) => reachedFrom(openRoutes(app), frame(modules), modules));
  const frameLibraries = once(
    (modules) => new Set([...frame(modules)].flatMap((id) => librariesOf(id, modules))),
  );
  const coreLibraries = once((modules) => importedLibraries(frame(modules), modules));
  /** Imports no library that only some pages need, and no style sheet. */
  const isPlain = (id: string, modules: Modules) =>
    [...reachedFrom([id], frame(modules), modules)].every(
      (each) =>
        (ours.test(each) || media.test(each)) &&
        librariesOf(each, modules).every(
          (lib) => icon.test(lib) || frameLibraries(modules).has(lib),
        ),
    );
  return [
    {
      // Loaded long before the rest, so it shares no file with it.
      name: (id, modules) => (first(modules).has(id) && id !== firstView ? 'first-parts' : null),
      priority: 4,
    },
    {
      // Fetched before the application is needed. They change with a dependency's version only, so
      // returning visitors have them.
      name: (id, modules) => (coreLibraries(modules).has(id) ? 'libraries' : null),
      test: library,
      priority: 4,
    },
    {
      // Every page needs all of it, so nobody loads more than before. The entry points stay
      // separate: the application starts when its entry is loaded, not when a page is prefetched.
      name: (id, modules) => (frame(modules).has(id) && !starts.includes(id) ? 'frame' : null),
      priority: 3,
    },
    {
      name: (id, modules) => (frontIcons(modules).has(basename(id, '.mjs')) ? 'icons' : null),
      test: icon,
      minShareCount: 2,
      priority: 2,
    },
    { name: 'inner-icons', test: icon, minShareCount: 4, priority: 1 },
    {
      // A first visit prefetches the front pages, so what they share with others is in one file.
      name: (id, modules) => (front(modules).has(id) && isPlain(id, modules) ? 'front' : null),
      test: ours,
      minShareCount: 2,
      maxModuleSize: 4_000,
      priority: 2,
    },
    {
      // Code shared by visitors' pages is separate from code that only members' and staff's pages
      // share. A group includes what its modules import, so nothing of the visitors' may end up in
      // the other file.
      name: (id, modules) => {
        if (!isPlain(id, modules)) return null;
        if (open(modules).has(id)) return 'parts';
        const taken = [...reachedFrom([id], front(modules), modules)];
        return taken.some((each) => open(modules).has(each)) ? null : 'inner-parts';
      },
      test: ours,
      minShareCount: 10,
      maxModuleSize: 4_000,
      priority: 1,
    },
  ];
}

/** The landing page and what it prefetches. */
function frontRoutes(app: string): string[] {
  const landing = allPages.find(({ path }) => path === '/');
  const paths = ['/', ...(landing?.next ?? []), ...alwaysPrefetched];
  return routeFiles(
    app,
    allPages.filter(({ path }) => paths.includes(path)),
  );
}

function openRoutes(app: string): string[] {
  return routeFiles(
    app,
    allPages.filter(({ audience }) => audience === 'public'),
  );
}

function routeFiles(app: string, pages: readonly Page[]): string[] {
  return [...new Set(pages.map(({ route }) => join(app, 'routes', `${route}.tsx`)))];
}

/** Our own modules among the transitive imports of these. */
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

/** With what they import themselves. */
function importedLibraries(starts: ReadonlySet<string>, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...starts].flatMap((id) => librariesOf(id, modules));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !core.test(id)) continue;
    found.add(id);
    waiting.push(...librariesOf(id, modules));
  }
  return found;
}

function librariesOf(id: string, modules: Modules): string[] {
  return (modules.getModuleInfo(id)?.importedIds ?? []).filter((each) => library.test(each));
}

/** The icons' file names: modules import them through the library's index, from which nobody can tell. */
function iconsOf(id: string, modules: Modules): string[] {
  const code = modules.getModuleInfo(id)?.code ?? '';
  const [, names = ''] = /import \{([^}]*)\} from ["']lucide-react["']/.exec(code) ?? [];
  return (names.match(/\b[A-Z]\w*/g) ?? []).map(kebabCase);
}

function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
}

/** The module graph doesn't change while chunks are created. */
function once<Found>(find: (modules: Modules) => Found): (modules: Modules) => Found {
  let found: Found | undefined;
  return (modules) => {
    found ??= find(modules);
    return found;
  };
}
