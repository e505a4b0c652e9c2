import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { ActionContext } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { maxLinkSeconds } from '../../../platform/storage-link.ts';
import { type MediaDependencies, requireStorage } from '../media.dependencies.ts';
import { requireUpload, uploadOf } from './require-upload.ts';
import { countParts, lengthOfPart } from './upload-parts.ts';

export async function signParts(
  deps: MediaDependencies,
  act: ActionContext,
  input: { fileId: FileId; numbers: readonly number[] },
): Promise<{ number: number; url: string }[]> {
  const { uploads } = requireStorage(deps);
  const file = await requireUpload(deps.db, act, input.fileId);
  const numbers = [...new Set(input.numbers)];
  if (numbers.some((number) => number > countParts(file.bytes))) {
    const issues = [{ path: ['numbers'], message: 'The file has fewer parts' }];
    throw new DomainError('BAD_REQUEST', { issues });
  }
  return Promise.all(
    numbers.map(async (number) => ({
      number,
      url: await uploads.signPart(uploadOf(file), {
        number,
        contentLength: lengthOfPart(file.bytes, number),
        expiresInSeconds: maxLinkSeconds,
      }),
    })),
  );
}
