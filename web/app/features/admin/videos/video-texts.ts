import type { VideoState } from '@danube/contract/videos/videos.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

export const stateTexts = {
  waiting: 'videos.states.waiting',
  preparing: 'videos.states.preparing',
  ready: 'videos.states.ready',
  failed: 'videos.states.failed',
} as const satisfies Record<VideoState, TextKey>;

export function isVideoState(value: unknown): value is VideoState {
  return typeof value === 'string' && Object.hasOwn(stateTexts, value);
}
