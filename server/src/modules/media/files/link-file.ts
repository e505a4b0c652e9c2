import type { FileId, FilePurpose } from '@danube/contract/media/media.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Storage } from '../../../platform/storage.ts';
import { maxLinkSeconds } from '../../../platform/storage-link.ts';
import { fileKey } from '../file-keys.ts';
import { fileTarget } from '../file-target.ts';
import { type MediaDependencies, requireStorage } from '../media.dependencies.ts';
import { findFile } from '../media.repository.ts';

const linkSeconds = 60;

const pictureEndings = /\.(png|jpe?g|webp|avif|svg)$/i;

/** The extensions of each purpose, as uploaded and as served. */
const endings: Record<FilePurpose, { sent: RegExp; served: string | null }> = {
  video: { sent: /\.(mp4|m4v|webm|ogv|ogg|mov|avi)$/i, served: '.mp4' },
  audio: { sent: /\.(m4a|mp3|wav|flac|ogg|oga|aac)$/i, served: '.m4a' },
  captions: { sent: /\.vtt$/i, served: '.vtt' },
  picture: { sent: pictureEndings, served: '.webp' },
  'lesson-picture': { sent: pictureEndings, served: '.webp' },
  document: { sent: /\.pdf$/i, served: '.pdf' },
  source: { sent: /\.(pine|mq4|mq5)$/i, served: null },
  course: { sent: /\.zip$/i, served: '.zip' },
};

/** As a download, with the type and name that we set. */
export async function linkTo(
  storage: Storage,
  tx: Tx,
  id: FileId,
): Promise<{ url: string; fileName: string } | null> {
  const file = await findFile(tx, id);
  // A course to import is stored as uploaded, so it is never served.
  if (file?.state !== 'ready' || file.purpose === 'course') return null;
  const fileName = servedName(file.name, file.purpose);
  const url = await storage.presignGet(fileKey(id), {
    expiresInSeconds: linkSeconds,
    downloadName: fileName,
    contentType: file.contentType ?? 'application/octet-stream',
  });
  return { url, fileName };
}

export async function linkForPlayback(
  storage: Storage,
  tx: Tx,
  id: FileId,
): Promise<{ url: string } | null> {
  const file = await findFile(tx, id);
  if (file?.state !== 'ready' || file.purpose !== 'video') return null;
  const contentType = file.contentType ?? 'video/mp4';
  // Browsers fetch a video while playing it; later requests go through the access check again.
  const options = { expiresInSeconds: maxLinkSeconds, contentType };
  return { url: await storage.presignGet(fileKey(id), options) };
}

export function linkFile(
  deps: MediaDependencies,
  act: ActionContext,
  id: FileId,
): Promise<{ url: string }> {
  const storage = requireStorage(deps);
  return deps.transact(async ({ tx, audit }) => {
    const link = await linkTo(storage, tx, id);
    if (!link) throw new DomainError('FILE_NOT_FOUND');
    audit({ ...auditFieldsOf(act), action: 'media.link', target: fileTarget(id) });
    return { url: link.url };
  });
}

/** The name under which the served file is saved, with the right extension. */
function servedName(name: string, purpose: FilePurpose): string {
  const { sent, served } = endings[purpose];
  return served === null ? name : `${name.replace(sent, '')}${served}`;
}
