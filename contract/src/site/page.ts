import type { ItemKind } from '../catalogue/catalogue.schemas.ts';
import type { GroupName } from '../settings/settings-groups.ts';
import type { TextGroup } from './text-group.ts';

/** Who may open a page: anyone, everyone who is signed in, sales representatives, or staff. */
export type Audience = 'public' | 'member' | 'rep' | 'admin';

/** Everything that is true of a page. What needs to know it reads it here. */
export type Page = {
  /** Its address, with parameters as `:name`. */
  readonly path: string;
  /** Alternative URLs of the same page; `path` is the canonical one. */
  readonly aliases?: readonly string[];
  /** How visits of it are counted, where several pages share a name. */
  readonly countedAs?: string;
  /** Its file in `web/app/routes`, without the ending. */
  readonly route: string;
  readonly audience: Audience;
  /** Texts it shows next to the header's and the footer's. */
  readonly texts: readonly TextGroup[];
  /** Set where the page is the same for every visitor in a language, so it's cached and shared. */
  readonly cache?: CachedPage;
  /** Settings of which it shows more than every page does. */
  readonly details?: readonly GroupName[];
  /** Set where it only leads to another page. */
  readonly isRedirect?: true;
  /** An address that exists in the sample content; needed where `path` has parameters. */
  readonly example?: string;
  /** Where visitors mostly go next: these pages are prefetched. */
  readonly next?: readonly string[];
};

export type CachedPage = {
  /** Query parameters that choose between cached pages; other values are ignored. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Query parameters from visitors: with one of them the page isn't cached. */
  readonly entries?: readonly string[];
  /** There is one page for each published item of this kind, by its slug; sessions also by date. */
  readonly items?:
    | ItemKind
    | 'video'
    | 'post'
    | 'help'
    | 'term'
    | 'instructor'
    | 'session'
    | 'path';
  /** Of no use to search engines. */
  readonly isUnlisted?: true;
};

/** Keeps the literal types of a part of the page table. */
export function definePages<const Table extends Readonly<Record<string, Page>>>(
  table: Table,
): Table {
  return table;
}
