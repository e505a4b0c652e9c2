import type { ItemKind } from '../catalogue/catalogue.schemas.ts';
import type { GroupName } from '../settings/settings-groups.ts';
import type { TextGroup } from './text-group.ts';

/** Who may open a page: anyone, signed-in members, sales representatives, or staff. */
export type Audience = 'public' | 'member' | 'rep' | 'admin';

/** Everything about a page; everything else reads it from here. */
export type Page = {
  /** The URL path, with parameters as `:name`. */
  readonly path: string;
  /** Alternative URLs of the same page; `path` is the canonical one. */
  readonly aliases?: readonly string[];
  /** The name in visit statistics, if several pages share one. */
  readonly countedAs?: string;
  /** The file in `web/app/routes`, without extension. */
  readonly route: string;
  readonly audience: Audience;
  /** Its text groups besides those of header and footer. */
  readonly texts: readonly TextGroup[];
  /** Set if the page is the same for every visitor in a language, so it's cached and shared. */
  readonly cache?: CachePolicy;
  /** Settings groups it needs in full. */
  readonly details?: readonly GroupName[];
  /** Set if it only redirects to another page. */
  readonly isRedirect?: true;
  /** A path that exists in the sample content; required if `path` has parameters. */
  readonly example?: string;
  /** Where visitors mostly go next: these pages are prefetched. */
  readonly next?: readonly string[];
};

export type CachePolicy = {
  /** Query parameters that select between cached pages; other values are ignored. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Choices that the owner can add to: the list of the settings with their names. */
  readonly addedChoices?: Readonly<Record<string, 'levels' | 'markets' | 'shows' | 'topics'>>;
  /** Query parameters with user input: with a value outside `choices` the page isn't cached. */
  readonly inputs?: readonly string[];
  /** There is one page per published item of this kind, by slug; for sessions also by date. */
  readonly items?:
    | ItemKind
    | 'video'
    | 'post'
    | 'help'
    | 'term'
    | 'instructor'
    | 'session'
    | 'path';
  /** Excluded from search engines. */
  readonly isUnlisted?: true;
};

/** Keeps the literal types of part of the page table. */
export function definePages<const Table extends Readonly<Record<string, Page>>>(
  table: Table,
): Table {
  return table;
}
