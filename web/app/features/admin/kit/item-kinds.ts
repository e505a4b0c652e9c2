import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

type KindPages = {
  list: string;
  create: string;
  /** With a trailing slash, which the item's slug follows. */
  editor: string;
};

export const kindPages = {
  course: {
    list: '/admin/courses',
    create: '/admin/create-course',
    editor: '/admin/courses/',
  },
  book: {
    list: '/admin/books',
    create: '/admin/create-book',
    editor: '/admin/create-book/',
  },
  indicator: {
    list: '/admin/indicators',
    create: '/admin/indicators/create',
    editor: '/admin/indicators/',
  },
  package: {
    list: '/admin/packages',
    create: '/admin/packages/create',
    editor: '/admin/packages/',
  },
  'fact-sheet': {
    list: '/admin/fact-sheets',
    create: '/admin/fact-sheets/create',
    editor: '/admin/fact-sheets/',
  },
} as const satisfies Record<ItemKind, KindPages>;

export function editorPath(kind: ItemKind, slug: string): string {
  return `${kindPages[kind].editor}${slug}`;
}

/** The path of every page in this section starts with its kind. */
const kindInPath = /^\/?(?:admin\/)?(?:create-)?(course|book|indicator|package|fact-sheet)/i;

/** By route pattern, because a URL can be spelled in many ways. */
export function readKind(pattern: string): ItemKind {
  const name = kindInPath.exec(pattern)?.[1]?.toLowerCase();
  const kind = name === undefined ? undefined : kindsByName.get(name);
  if (!kind) throw new Error(`${pattern} is no page of the catalogue's administration`);
  return kind;
}

const kindsByName = new Map<string, ItemKind>([
  ['course', 'course'],
  ['book', 'book'],
  ['indicator', 'indicator'],
  ['package', 'package'],
  ['fact-sheet', 'fact-sheet'],
]);

/** The sentences that mention the kind; a language may need a different form in each. */
export const kindTexts = {
  course: {
    title: 'admin.catalogue.courses',
    lede: 'editor.kinds.course.lede',
    add: 'editor.kinds.course.add',
    total: 'editor.kinds.course.total',
    empty: 'editor.kinds.course.empty',
    emptyText: 'editor.kinds.course.emptyText',
  },
  book: {
    title: 'admin.catalogue.books',
    lede: 'editor.kinds.book.lede',
    add: 'editor.kinds.book.add',
    total: 'editor.kinds.book.total',
    empty: 'editor.kinds.book.empty',
    emptyText: 'editor.kinds.book.emptyText',
  },
  indicator: {
    title: 'admin.catalogue.indicators',
    lede: 'editor.kinds.indicator.lede',
    add: 'editor.kinds.indicator.add',
    total: 'editor.kinds.indicator.total',
    empty: 'editor.kinds.indicator.empty',
    emptyText: 'editor.kinds.indicator.emptyText',
  },
  package: {
    title: 'admin.catalogue.packages',
    lede: 'editor.kinds.package.lede',
    add: 'editor.kinds.package.add',
    total: 'editor.kinds.package.total',
    empty: 'editor.kinds.package.empty',
    emptyText: 'editor.kinds.package.emptyText',
  },
  'fact-sheet': {
    title: 'admin.catalogue.factSheets',
    lede: 'editor.kinds.factSheet.lede',
    add: 'editor.kinds.factSheet.add',
    total: 'editor.kinds.factSheet.total',
    empty: 'editor.kinds.factSheet.empty',
    emptyText: 'editor.kinds.factSheet.emptyText',
  },
} as const satisfies Record<ItemKind, Record<string, TextKey>>;
