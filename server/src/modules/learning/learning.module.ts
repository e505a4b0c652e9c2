import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Actor } from '../../platform/actor.ts';
import { isDomainError } from '../../platform/domain-error.ts';
import type { HttpRoute, HttpTools } from '../../platform/http-route.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { FigureSource } from '../../platform/today-sources.ts';
import { courseClaims } from './administration/computed-claims.ts';
import {
  countCompletedByDay,
  findLearners,
  findProgress,
} from './administration/figures.repository.ts';
import { findPrintedCertificate, verifyCertificate } from './certificates/show-certificates.ts';
import { createCertificatesRouter } from './certificates.router.ts';
import { serveCertificate, serveCertificateCard } from './http/certificates.ts';
import { createLessonPreviewRoutes } from './http/create-lesson-preview-routes.ts';
import { createLessonVideoRoutes } from './http/create-lesson-video-routes.ts';
import type { ClosedLesson, LearningApi } from './learning.api.ts';
import type { LearningDependencies } from './learning.dependencies.ts';
import { createLearningRouter } from './learning.router.ts';
import { createLearningAdminRouter } from './learning-admin.router.ts';
import { readPersonalData } from './personal-data.ts';
import { createPreviewFiles } from './preview/preview-files.ts';
import {
  describeLessonCaptions,
  linkLessonVideo,
  openLessonCaptions,
  openLessonPicture,
} from './reading/lesson-files.ts';
import { createSendRemindersJob } from './reminders/send-reminders.job.ts';
import { averageRating } from './reviews/average-rating.ts';
import { eraseReviews } from './reviews/own-reviews.ts';
import { createReviewsAdminRouter, createReviewsRouter } from './reviews.router.ts';

export function createLearning(deps: LearningDependencies) {
  const api: LearningApi = {
    film: (actor, lesson) =>
      findIfOpen(actor, lesson, (requested) => linkLessonVideo(deps, requested)),
    captions: (actor, lesson) =>
      findIfOpen(actor, lesson, (requested) => openLessonCaptions(deps, requested)),
    describeCaptions: (actor, lesson) =>
      findIfOpen(actor, lesson, (requested) => describeLessonCaptions(deps, requested)),
    picture: (actor, lesson, picture) =>
      findIfOpen(actor, lesson, (requested) =>
        openLessonPicture(deps, { ...requested, ...picture }),
      ),
    ownCertificate: (userId, code) => findPrintedCertificate(deps, userId, code),
    findProgress,
    findLearners,
    publicCertificate: (code) => verifyCertificate(deps, code),
  };
  return {
    api,
    routers: {
      learning: createLearningRouter(deps),
      learningAdmin: createLearningAdminRouter(deps),
      certificates: createCertificatesRouter(deps),
      reviews: createReviewsRouter(deps),
      reviewsAdmin: createReviewsAdminRouter(deps),
    },
    addresses: (tools: HttpTools) => [
      ...addressesOf(api, tools),
      {
        path: '/learning/previews',
        routes: createLessonPreviewRoutes({ files: createPreviewFiles(deps), identity: tools }),
      },
    ],
    figures: [
      {
        name: 'lessonsFinished',
        scope: 'content',
        unit: 'count',
        path: '/admin/statistics/courses',
        read: countCompletedByDay,
      },
    ] satisfies readonly FigureSource[],
    computedClaims: [averageRating, ...courseClaims],
    jobs: [createSendRemindersJob(deps)] satisfies readonly JobDefinition<unknown>[],
    // The rows are deleted with the person's, including certificates, which would have no holder.
    personalData: [
      {
        name: 'learning',
        read: (tx, userId) => readPersonalData(tx, userId),
        erase: eraseReviews,
      },
    ] satisfies readonly PersonalDataSource[],
  };
}

function addressesOf(learning: LearningApi, tools: HttpTools): HttpRoute[] {
  const { documents, siteUrl } = tools;
  return [
    {
      method: 'GET',
      path: '/my-certificates/:file',
      answer: serveCertificate({
        learning,
        identity: tools,
        documents,
        siteUrl,
        spend: (userId) => tools.spend('download', `user:${userId}`),
      }),
    },
    {
      method: 'GET',
      path: '/certificates/:code/card.png',
      answer: serveCertificateCard({ learning, documents }),
    },
    { path: '/learning/lessons', routes: createLessonVideoRoutes({ learning, identity: tools }) },
  ];
}

/** Outside procedures an expected error is a result, not an error. */
async function findIfOpen<Found>(
  actor: Actor,
  lesson: LessonId,
  find: (requested: { userId: string | null; lesson: LessonId }) => Promise<Found | null>,
): Promise<Found | ClosedLesson | null> {
  const userId = actor.kind === 'member' ? actor.userId : null;
  try {
    return await find({ userId, lesson });
  } catch (error) {
    if (isDomainError(error, 'LESSON_CLOSED'))
      return { isClosed: true, isSignedOut: userId === null };
    if (isDomainError(error, 'LESSON_NOT_FOUND')) return null;
    throw error;
  }
}
