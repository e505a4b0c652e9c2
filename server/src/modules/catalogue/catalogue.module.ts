import type { HttpRoute, HttpTools } from '../../platform/http-route.ts';
import type { CatalogueApi } from './catalogue.api.ts';
import type { CatalogueDependencies } from './catalogue.dependencies.ts';
import { createCatalogueRouter } from './catalogue.router.ts';
import { createCatalogueAdminRouter } from './catalogue-admin.router.ts';
import {
  findCourse,
  findCourseDraft,
  findCourseHeads,
  findCourseLessons,
  findLessons,
  nameLessons,
} from './courses.repository.ts';
import { createCatalogueReadiness } from './editing/catalogue-readiness.ts';
import { createEndReductionsJob } from './editing/end-reductions.job.ts';
import { createItemSearch } from './editing/item-search.ts';
import { createPublishScheduledJob } from './editing/publish-scheduled.ts';
import { exportCourse } from './exchange/export-course.ts';
import { describeUses, findNamedItems, findOfferedItems } from './find-offers.ts';
import { serveCourseArchive } from './http/course-archive.ts';
import {
  findCoursesOfInstructor,
  findIdBySlug,
  findItemsUsingName,
  findNameRows,
  findPublicIds,
} from './offers.repository.ts';
import { addFiles } from './public/list-with-files.ts';
import { findCoursesByWords } from './public/search-items.ts';

export function createCatalogue(deps: CatalogueDependencies) {
  const api: CatalogueApi = {
    findItems: findOfferedItems,
    findNamedItems,
    findPublicIds,
    findBySlug: findIdBySlug,
    findCourse,
    findCourseDraft,
    findCoursesByWords,
    findCourseHeads,
    findCourseLessons,
    findLessons,
    nameLessons,
    nameItems: findNameRows,
    findItemsWithFiles: (tx, ids, language) => addFiles(deps, tx, { ids, language }),
    findItemsUsingName,
    findCoursesOfInstructor,
    describeUses,
    exportCourse: (act, id) => exportCourse(deps, act, id),
  };
  return {
    api,
    routers: {
      catalogue: createCatalogueRouter(deps),
      catalogueAdmin: createCatalogueAdminRouter(deps),
    },
    addresses: (tools: HttpTools): HttpRoute[] => [
      {
        method: 'GET',
        path: '/api/catalogue/courses/:file',
        answer: serveCourseArchive({
          catalogue: api,
          identity: tools,
          spend: (userId) => tools.spend('export', `user:${userId}`),
        }),
      },
    ],
    staffSearch: createItemSearch(deps),
    readiness: createCatalogueReadiness(deps),
    jobs: [createPublishScheduledJob(deps), createEndReductionsJob(deps)],
  };
}
