import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { isRejectionReason, rejectionText } from '../media/files/file-texts.ts';

/** Why a video can't be watched: its file was rejected, or encoding failed. */
export function failureTextKey({ failure }: Pick<ManagedVideo, 'failure'>): TextKey {
  return isRejectionReason(failure)
    ? rejectionText({ refusal: failure, purpose: 'video' })
    : 'media.refusals.brokenVideo';
}
