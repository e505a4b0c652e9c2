import { catalogueContract } from '@danube/contract/catalogue/catalogue.contract.ts';
import { implement } from '@orpc/server';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { CatalogueDependencies } from './catalogue.dependencies.ts';
import { listItems } from './public/list-items.ts';
import { listWithFiles } from './public/list-with-files.ts';
import {
  readBook,
  readCourse,
  readFreeLesson,
  readIndicator,
  readPackages,
  readPricingSummary,
} from './public/read-page.ts';
import { searchItems } from './public/search-items.ts';

export function createCatalogueRouter(deps: CatalogueDependencies) {
  const os = implement(catalogueContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ input }) => listItems(deps.db, input)),
    listWithFiles: os.listWithFiles.handler(({ input }) => listWithFiles(deps, input)),
    course: os.course.handler(({ input }) => readCourse(deps, input)),
    freeLesson: os.freeLesson.handler(({ input }) => readFreeLesson(deps, input)),
    book: os.book.handler(({ input }) => readBook(deps, input)),
    indicator: os.indicator.handler(({ input }) => readIndicator(deps, input)),
    packages: os.packages.handler(({ input }) => readPackages(deps, input.language)),
    pricingSummary: os.pricingSummary.handler(({ input }) =>
      readPricingSummary(deps, input.language),
    ),
    search: os.search.handler(({ input }) => searchItems(deps.db, input)),
  });
}
