import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { catalogueAdminContract } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { CatalogueDependencies } from './catalogue.dependencies.ts';
import { exportListCsv, listForAdmin } from './editing/admin-list.ts';
import { createItem } from './editing/create-item.ts';
import { duplicateItem } from './editing/duplicate-item.ts';
import { editItem } from './editing/edit-item.ts';
import { findItemBySlug, findRevision } from './editing/editing.repository.ts';
import { moveItem } from './editing/move-item.ts';
import { previewItem } from './editing/preview-item.ts';
import { publishItem } from './editing/publish-item.ts';
import { readEdition, readHistory, readTranslations, toEdition } from './editing/read-edition.ts';
import { removeItem } from './editing/remove-item.ts';
import { restoreRevision } from './editing/restore-revision.ts';
import { withdrawItem } from './editing/withdraw-item.ts';
import { importCourse } from './exchange/import-course.ts';

export function createCatalogueAdminRouter(deps: CatalogueDependencies) {
  const os = implement(catalogueAdminContract).$context<RequestContext>().use(guard);
  const edition = (id: ItemId) => readEdition(deps, id);
  return os.router({
    list: os.list.handler(({ input }) => listForAdmin(deps, input)),
    exportCsv: os.exportCsv.handler(({ input }) => exportListCsv(deps, input)),
    create: os.create.handler(async ({ input, context }) =>
      edition(await createItem(deps, requireActionContext(context), input)),
    ),
    duplicate: os.duplicate.handler(async ({ input, context }) =>
      edition(await duplicateItem(deps, requireActionContext(context), input)),
    ),
    read: os.read.handler(({ input }) => edition(input.id)),
    find: os.find.handler(async ({ input }) => {
      const item = await findItemBySlug(deps.db, input.kind, input.slug);
      if (!item) throw new DomainError('ITEM_NOT_FOUND');
      return toEdition(deps, item);
    }),
    edit: os.edit.handler(async ({ input, context }) => {
      await editItem(deps, requireActionContext(context), input);
      return edition(input.id);
    }),
    translations: os.translations.handler(({ input }) => readTranslations(deps, input.id)),
    publish: os.publish.handler(async ({ input, context }) => {
      await publishItem(deps, requireActionContext(context), input);
      return edition(input.id);
    }),
    withdraw: os.withdraw.handler(async ({ input, context }) => {
      await withdrawItem(deps, requireActionContext(context), input);
      return edition(input.id);
    }),
    remove: os.remove.handler(async ({ input, context }) => ({
      removed: await removeItem(deps, requireActionContext(context), input.id),
    })),
    place: os.place.handler(async ({ input, context }) => {
      await moveItem(deps, requireActionContext(context), input);
      return {};
    }),
    history: os.history.handler(({ input }) => readHistory(deps, input.id)),
    readRevision: os.readRevision.handler(async ({ input }) => {
      const draft = await findRevision(deps.db, input.id, input.number);
      if (!draft) throw new DomainError('ITEM_NOT_FOUND');
      return { draft };
    }),
    restore: os.restore.handler(async ({ input, context }) => {
      await restoreRevision(deps, requireActionContext(context), input);
      return edition(input.id);
    }),
    preview: os.preview.handler(({ input }) => previewItem(deps, input)),
    importCourse: os.importCourse.handler(async ({ input, context }) =>
      edition(await importCourse(deps, requireActionContext(context), input.file)),
    ),
  });
}
