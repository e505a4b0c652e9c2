import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { HttpRoute, HttpTools } from '../../platform/http-route.ts';
import { type JobDefinition, skipJob } from '../../platform/job-definition.ts';
import { checkFileJob, checkVideoJob, createCheckJob } from './checking/check-file.job.ts';
import { storeFile } from './checking/store-file.ts';
import { fileKey, lessonPictureKey, type PictureWidth, pictureKey } from './file-keys.ts';
import { linkForPlayback, linkTo } from './files/link-file.ts';
import { serveLessonPicture } from './http/lesson-pictures.ts';
import { servePicture } from './http/pictures.ts';
import type { MediaApi } from './media.api.ts';
import { type MediaDependencies, requireStorage } from './media.dependencies.ts';
import { toStoredFile } from './media.mapper.ts';
import { findFile, findFileRows, lockFilesForShare, replaceUses } from './media.repository.ts';
import { createMediaRouter } from './media.router.ts';
import { createPrivatePictures } from './private-pictures.ts';
import { createRemoveObjectsJob } from './remove-objects.job.ts';
import { createSweepStorageJob, sweepStorageJob } from './sweep-storage.job.ts';
import { createForgetUploadsJob, forgetUploadsJob } from './uploads/forget-uploads.job.ts';
import { receiveInternalFile } from './uploads/receive-internal-file.ts';
import { receiveObject } from './uploads/receive-object.ts';

export function createMedia(deps: MediaDependencies & { ownsBucket: boolean }) {
  const api = createMediaApi(deps);
  return {
    api,
    routers: { media: createMediaRouter(deps) },
    addresses: (tools: HttpTools): HttpRoute[] => [
      { method: 'GET', path: '/media/pictures/:fileId', answer: servePicture({ media: api }) },
      {
        method: 'GET',
        path: '/media/lesson-pictures/:fileId',
        answer: serveLessonPicture({ media: api, identity: tools }),
      },
    ],
    jobs: createJobs(deps),
  };
}

function createMediaApi(deps: MediaDependencies): MediaApi {
  return {
    async findFiles(tx, ids) {
      return (await findFileRows(tx, ids)).map((row) => toStoredFile(row));
    },
    async storeUses(tx, itemId, ids) {
      const present = new Set(await lockFilesForShare(tx, ids));
      await replaceUses(tx, itemId, [...present]);
      return [...new Set(ids)].filter((id) => !present.has(id));
    },
    link: async (tx, id) => linkTo(requireStorage(deps), tx, id),
    linkForPlayback: async (tx, id) => linkForPlayback(requireStorage(deps), tx, id),
    async open(tx, id) {
      const file = await findFile(tx, id);
      if (file?.state !== 'ready') return null;
      const found = await requireStorage(deps).get(fileKey(id));
      return found && { ...toStoredFile(file), body: found.body };
    },
    openPicture: (id, width) => openSize(deps, { id, width }, pictureKey),
    openLessonPicture: (id, width) => openSize(deps, { id, width }, lessonPictureKey),
    privatePictures: createPrivatePictures(deps),
    store: (file) => storeFile(deps, file),
    receive: (file) => receiveInternalFile(deps, file),
    receiveObject: (file, signal) => receiveObject(deps, file, signal),
  };
}

async function openSize(
  deps: MediaDependencies,
  { id, width }: { id: FileId; width: PictureWidth },
  keyOf: typeof pictureKey,
) {
  const found = await requireStorage(deps).get(keyOf(id, width));
  return found && { body: found.body, ...(found.etag ? { etag: found.etag } : {}) };
}

/** Without storage there is nothing to check or clean up. */
function createJobs(
  deps: MediaDependencies & { ownsBucket: boolean },
): readonly JobDefinition<unknown>[] {
  const { storage } = deps;
  if (!storage) return [skipJob(forgetUploadsJob), skipJob(sweepStorageJob)];
  return [
    createCheckJob({ ...deps, storage }, checkFileJob),
    createCheckJob({ ...deps, storage }, checkVideoJob),
    createRemoveObjectsJob({ storage }),
    createForgetUploadsJob(deps),
    deps.ownsBucket ? createSweepStorageJob({ ...deps, storage }) : skipJob(sweepStorageJob),
  ];
}
