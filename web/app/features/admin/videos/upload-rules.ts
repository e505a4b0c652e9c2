import { videoExtensions, videoTypes } from '@danube/contract/videos/upload-rules.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

/** Repeated from the contract, whose schemas would be loaded in the browser. */
export const maxVideoBytes = 1024 ** 3;

type ChosenVideo = { readonly name: string; readonly type: string; readonly size: number };

type Attempt = {
  readonly file: ChosenVideo | null | undefined;
  readonly isSignedIn: boolean;
};

/**
 * What prevents an upload, or null. A file's type or extension is enough, because some systems give
 * no type; the server checks the bytes.
 */
export function findUploadError({ file, isSignedIn }: Attempt): TextKey | null {
  if (!isSignedIn) return 'videos.upload.signedOut';
  if (!file) return 'media.noFile';
  if (!isVideo(file)) return 'media.wrongType.video';
  if (file.size > maxVideoBytes) return 'media.tooLarge.file';
  if (file.size <= 0) return 'media.emptyFile';
  return null;
}

/** For the browser's file chooser. */
export const acceptedVideos = [...videoTypes, ...videoExtensions].join(',');

function isVideo({ name, type }: ChosenVideo): boolean {
  const known: readonly string[] = videoTypes;
  const lower = name.toLowerCase();
  return known.includes(type.toLowerCase()) || videoExtensions.some((end) => lower.endsWith(end));
}
