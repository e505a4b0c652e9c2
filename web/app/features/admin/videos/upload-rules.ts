import { videoEndings, videoTypes } from '@danube/contract/videos/upload-rules.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

/** As in the contract, whose schemas would come to the browser with it. */
export const maxVideoBytes = 1024 ** 3;

type ChosenVideo = { readonly name: string; readonly type: string; readonly size: number };

type Attempt = {
  readonly file: ChosenVideo | null | undefined;
  readonly isSignedIn: boolean;
};

/**
 * What stands against an upload, or null. The type or the ending of a file is enough, because some
 * systems name no type; the server looks at the bytes.
 */
export function findUploadFault({ file, isSignedIn }: Attempt): TextKey | null {
  if (!isSignedIn) return 'videos.upload.signedOut';
  if (!file) return 'media.noFile';
  if (!isVideo(file)) return 'media.wrongType.video';
  if (file.size > maxVideoBytes) return 'media.tooLarge.file';
  if (file.size <= 0) return 'media.emptyFile';
  return null;
}

/** For the browser's own dialog. */
export const acceptedVideos = [...videoTypes, ...videoEndings].join(',');

function isVideo({ name, type }: ChosenVideo): boolean {
  const known: readonly string[] = videoTypes;
  const lower = name.toLowerCase();
  return known.includes(type.toLowerCase()) || videoEndings.some((end) => lower.endsWith(end));
}
