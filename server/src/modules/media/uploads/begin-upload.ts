import {
  type FilePurpose,
  fileIdSchema,
  partBytes,
  type Upload,
} from '@danube/contract/media/media.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { quarantineKey } from '../file-keys.ts';
import { fileTarget } from '../file-target.ts';
import { type MediaDependencies, requireStorage } from '../media.dependencies.ts';
import { countQuota, insertFile, lockQuota } from '../media.repository.ts';

export const maxUnfinished = 10;
export const maxBytes = 50 * 1024 ** 3;

/**
 * The storage first: an upload there without a row here expires automatically, but a row without
 * its upload could never be completed.
 */
export async function beginUpload(
  deps: MediaDependencies,
  act: ActionContext,
  input: { name: string; purpose: FilePurpose; bytes: number },
): Promise<Upload> {
  const { uploads } = requireStorage(deps);
  await requireRoom(deps.db, act, input.bytes);
  const id = fileIdSchema.parse(deps.ids.uuid());
  const key = quarantineKey(id);
  const uploadId = await uploads.begin(key, { contentType: 'application/octet-stream' });
  try {
    await deps.transact(async ({ tx, audit }) => {
      await lockQuota(tx, act.member.userId);
      await requireRoom(tx, act, input.bytes);
      const now = deps.clock.now();
      await insertFile(tx, {
        id,
        ...input,
        uploadId,
        state: 'uploading',
        uploadedBy: act.member.userId,
        createdAt: now,
        updatedAt: now,
      });
      audit({
        ...auditFieldsOf(act),
        action: 'media.begin-upload',
        target: fileTarget(id),
        after: input,
      });
    });
  } catch (error) {
    await uploads.abort({ key, uploadId }).catch(() => undefined);
    throw error;
  }
  return { fileId: id, bytes: input.bytes, partBytes, received: [] };
}

async function requireRoom(tx: Tx, { member }: ActionContext, bytes: number): Promise<void> {
  const saved = await countQuota(tx, member.userId);
  if (saved.unfinished < maxUnfinished && saved.bytes + bytes <= maxBytes) return;
  throw new DomainError('QUOTA_EXCEEDED');
}
