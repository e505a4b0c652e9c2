import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { rejectionReasons } from '../media/media.schemas.ts';
import { pictureIdSchema } from './chat-picture.ts';
import { communityErrors } from './community.errors.ts';
import { conversationIdSchema } from './community.schemas.ts';
import { maxPictureBytes, pictureTypes } from './picture-limits.ts';

const {
  CONVERSATION_NOT_FOUND,
  PICTURE_INCOMPLETE,
  PICTURE_NOT_FOUND,
  RECIPIENT_UNAVAILABLE,
  REQUEST_PENDING,
  RESTRICTED,
  ROOM_ARCHIVED,
  TOO_MANY_PICTURES,
} = communityErrors;

const tags = ['messages'];

const checkedSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('checking') }),
  z.object({
    state: z.literal('ready'),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  }),
  z.object({ state: z.literal('refused'), refusal: z.enum(rejectionReasons) }),
]);

/** Pictures for messages: uploaded, checked and re-encoded before the message is sent. */
export const chatPicturesContract = {
  begin: procedureFor('member', 'upload')
    .route({ method: 'POST', path: '/community/conversations/{conversationId}/pictures', tags })
    .errors({
      CONVERSATION_NOT_FOUND,
      RECIPIENT_UNAVAILABLE,
      REQUEST_PENDING,
      RESTRICTED,
      ROOM_ARCHIVED,
      TOO_MANY_PICTURES,
    })
    .input(
      z.object({
        conversationId: conversationIdSchema,
        contentType: z.enum(pictureTypes),
        bytes: z.number().int().min(1).max(maxPictureBytes),
      }),
    )
    /** The URL takes exactly these bytes by PUT, for a few minutes. */
    .output(z.object({ pictureId: pictureIdSchema, url: z.string() })),

  /** Starts the check after the upload; called again, it returns the progress. */
  complete: procedureFor('member', 'session')
    .route({ method: 'POST', path: '/community/pictures/{pictureId}', tags })
    .errors({ PICTURE_INCOMPLETE, PICTURE_NOT_FOUND })
    .input(z.object({ pictureId: pictureIdSchema }))
    .output(checkedSchema),
};
