import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { failureTextBy } from '../kit/act-failure.ts';
import { isRefusal, refusalText } from '../media/files/file-texts.ts';

/** Why an act of the video management did not happen. */
export const failureText = failureTextBy({
  DAY_TAKEN: 'videos.failures.dayTaken',
  FILE_NOT_USABLE: 'videos.failures.fileNotUsable',
  NOT_FAILED: 'videos.failures.notFailed',
  SLUG_TAKEN: 'videos.failures.slugTaken',
  VIDEO_NOT_FOUND: 'videos.failures.notFound',
});

/** Why a video cannot be watched: its file was refused, or it could not be prepared. */
export function reasonText({ failure }: Pick<ManagedVideo, 'failure'>): TextKey {
  return isRefusal(failure)
    ? refusalText({ refusal: failure, purpose: 'video' })
    : 'media.refusals.brokenVideo';
}
