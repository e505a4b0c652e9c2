import type { CatalogueApi } from './catalogue.api.ts';
import type { CatalogueDependencies } from './catalogue.dependencies.ts';
import { createCatalogueRouter } from './catalogue.router.ts';
import { createCatalogueAdminRouter } from './catalogue-admin.router.ts';
import {
  findCourse,
  findCourseHeads,
  findCourseLessons,
  findLessons,
  nameLessons,
} from './courses.repository.ts';
import { createEndReductionsJob } from './editing/end-reductions.job.ts';
import { createPublishScheduledJob } from './editing/publish-scheduled.ts';
import { exportCourse } from './exchange/export-course.ts';
import { describeUses, findOfferedItems } from './find-offers.ts';
import { findIdBySlug, findNameRows } from './offers.repository.ts';

export function createCatalogue(deps: CatalogueDependencies) {
  const api: CatalogueApi = {
    findItems: findOfferedItems,
    findBySlug: findIdBySlug,
    findCourse,
    findCourseHeads,
    findCourseLessons,
    findLessons,
    nameLessons,
    nameItems: findNameRows,
    describeUses,
    exportCourse: (act, id) => exportCourse(deps, act, id),
  };
  return {
    api,
    router: createCatalogueRouter(deps),
    adminRouter: createCatalogueAdminRouter(deps),
    jobs: [createPublishScheduledJob(deps), createEndReductionsJob(deps)],
  };
}
