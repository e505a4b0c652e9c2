import type { PictureId } from '@danube/contract/community/chat-picture.ts';
import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import {
  maxPictureBytes,
  type PictureType,
  pictureTypes,
} from '@danube/contract/community/picture-limits.ts';
import { browserApi } from '../../../lib/api.ts';
import { putFile } from './put-file.ts';

export type UploadedPicture = {
  readonly id: PictureId;
  readonly width: number;
  readonly height: number;
};

/** Why a picture can't be used; any other error may be temporary. */
export type PictureFault = 'wrongType' | 'tooLarge' | 'refused';

const pollMs = 700;
/** The worker is down or busy; the upload can be retried. */
const maxPolls = 120;

/** Checked locally: the type and size that the browser knows. */
export function faultOf(file: File): PictureFault | null {
  if (!typeOf(file)) return 'wrongType';
  if (file.size === 0) return 'refused';
  return file.size > maxPictureBytes ? 'tooLarge' : null;
}

function typeOf({ type }: File): PictureType | undefined {
  return pictureTypes.find((known) => known === type);
}

type Work = {
  readonly conversationId: ConversationId;
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
};

/** Uploads the picture and waits for the check; resolves to the reason if it was refused. */
export async function uploadPicture(work: Work): Promise<UploadedPicture | PictureFault> {
  const { conversationId, file, signal, onProgress } = work;
  const contentType = typeOf(file);
  if (!contentType) return 'wrongType';
  const { pictureId, url } = await browserApi.chatPictures.begin({
    conversationId,
    contentType,
    bytes: file.size,
  });
  await putFile({ url, file, signal, onProgress });
  for (let poll = 0; poll < maxPolls && !signal.aborted; poll += 1) {
    const checked = await browserApi.chatPictures.complete({ pictureId });
    if (checked.state === 'ready') {
      const { width, height } = checked;
      return { id: pictureId, width, height };
    }
    if (checked.state === 'refused') return checked.refusal === 'tooLarge' ? 'tooLarge' : 'refused';
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error('the picture was not checked in time');
}
