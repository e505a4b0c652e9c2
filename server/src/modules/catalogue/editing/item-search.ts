import { itemKindSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { StaffSearchSource } from '../../../platform/staff-search.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { editorPath } from '../editor-path.ts';
import { listForAdmin } from './admin-list.ts';

/** Including drafts, because staff edit them. Each kind has its own list. */
export function createItemSearch(deps: CatalogueDependencies): readonly StaffSearchSource[] {
  return itemKindSchema.options.map((kind) => ({
    group: 'content',
    scope: 'content',
    async find(_act, { words, limit }) {
      const filter = { kind, search: words, wasPublic: false };
      const { items } = await listForAdmin(deps, { ...filter, order: 'changed', limit });
      return items.map(({ id, title, slug }) => {
        const path = editorPath(kind, slug);
        return { id, title, detail: path, path };
      });
    },
  }));
}
