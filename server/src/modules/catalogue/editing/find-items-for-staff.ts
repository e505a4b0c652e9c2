import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { adminPages } from '@danube/contract/site/admin-pages.ts';
import type { StaffSearchSource } from '../../../platform/staff-search.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { listForAdmin } from './admin-list.ts';

const editors: Readonly<Record<ItemKind, string>> = {
  course: adminPages.adminCourse.path,
  book: adminPages.adminBook.path,
  indicator: adminPages.adminIndicator.path,
  package: adminPages.adminPackage.path,
  'fact-sheet': adminPages.adminFactSheet.path,
};

/** Including drafts, because staff edit them. Each kind has its own list. */
export function itemsForStaff(deps: CatalogueDependencies): readonly StaffSearchSource[] {
  return Object.entries(editors).map(([name, editor]) => ({
    group: 'content',
    scope: 'content',
    async find(_act, { words, limit }) {
      const kind = name as ItemKind; // The keys of the table above.
      const filter = { kind, search: words, wasPublic: false };
      const { items } = await listForAdmin(deps, { ...filter, order: 'changed', limit });
      return items.map(({ id, title, slug }) => {
        const path = editor.replace(':slug', slug);
        return { id, title, detail: path, path };
      });
    },
  }));
}
