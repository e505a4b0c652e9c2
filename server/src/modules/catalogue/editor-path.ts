import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { adminPages } from '@danube/contract/site/admin-pages.ts';

const editors: Readonly<Record<ItemKind, string>> = {
  course: adminPages.adminCourse.path,
  book: adminPages.adminBook.path,
  indicator: adminPages.adminIndicator.path,
  package: adminPages.adminPackage.path,
  'fact-sheet': adminPages.adminFactSheet.path,
};

/** Where staff edit an item. */
export function editorPath(kind: ItemKind, slug: string): string {
  return editors[kind].replace(':slug', slug);
}
