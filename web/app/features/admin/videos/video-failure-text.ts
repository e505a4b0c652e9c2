import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { isRefusal, refusalText } from '../media/files/file-texts.ts';

/** Why a video can't be watched: its file was rejected, or encoding failed. */
export function failureTextKey({ failure }: Pick<ManagedVideo, 'failure'>): TextKey {
  return isRefusal(failure)
    ? refusalText({ refusal: failure, purpose: 'video' })
    : 'media.refusals.brokenVideo';
}
