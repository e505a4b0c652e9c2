import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { lineOfText } from '../text.ts';
import { mediaErrors } from './media.errors.ts';
import {
  fileIdSchema,
  fileNameSchema,
  filePurposes,
  fileStates,
  fileUseSchema,
  maxFileBytes,
  partBytes,
  signedPartSchema,
  storedFileSchema,
  uploadSchema,
} from './media.schemas.ts';

const { FILE_IN_USE, FILE_NOT_FOUND, QUOTA_EXCEEDED, UPLOAD_INCOMPLETE, UPLOAD_NOT_FOUND } =
  mediaErrors;

const tags = ['media'];
const target = z.object({ fileId: fileIdSchema });
const partNumber = z
  .number()
  .int()
  .min(1)
  .max(Math.ceil(maxFileBytes / partBytes));
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const filterSchema = z.object({
  search: lineOfText(100).default(''),
  purpose: z.enum(filePurposes).optional(),
  state: z.enum(fileStates).optional(),
  /** Only those that nothing shows. */
  isOrphan: z.stringbool().optional(),
});

/**
 * Files of the academy. Bytes travel between browser and storage by signed addresses, never
 * through here; nothing that was uploaded is served before it was checked and made again.
 */
export const mediaContract = {
  /**
   * Announces a file. Its parts are then uploaded to signed URLs, in any order; retries are safe.
   */
  beginUpload: procedureFor('admin', 'content', 'upload')
    .route({ method: 'POST', path: '/files', tags, successStatus: 201 })
    .errors({ QUOTA_EXCEEDED })
    .input(
      z.object({
        name: fileNameSchema,
        purpose: z.enum(filePurposes),
        bytes: z.number().int().min(1).max(maxFileBytes),
      }),
    )
    .output(uploadSchema),

  /**
   * What has been uploaded so far, to resume an upload. Another administrator's upload is not
   * found.
   */
  readUpload: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/files/{fileId}/upload', tags })
    .errors({ UPLOAD_NOT_FOUND })
    .input(target)
    .output(uploadSchema),

  signParts: procedureFor('admin', 'content')
    .route({ method: 'POST', path: '/files/{fileId}/upload/addresses', tags })
    .errors({ UPLOAD_NOT_FOUND })
    .input(target.extend({ numbers: z.array(partNumber).min(1).max(16) }))
    .output(z.array(signedPartSchema)),

  /**
   * All parts were sent: the file goes into quarantine and is checked. The digests of the parts,
   * in order, prove that what arrived is what was sent. Repeating it is not an error.
   */
  completeUpload: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/files/{fileId}/upload/completion', tags })
    .errors({ UPLOAD_INCOMPLETE, UPLOAD_NOT_FOUND })
    .input(target.extend({ partDigests: z.array(sha256).min(1).max(128) }))
    .output(storedFileSchema),

  /** Gives an upload up; what had arrived is removed. */
  abandonUpload: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/files/{fileId}/upload', tags })
    .input(target)
    .output(z.object({ abandoned: z.boolean() })),

  list: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/files', tags })
    .input(
      filterSchema.extend({
        order: z.enum(['newest', 'oldest', 'name', 'largest']).default('newest'),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.object({
        files: z.array(storedFileSchema.extend({ uses: z.array(fileUseSchema) })),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
        /** Of all that the filter found. */
        totalBytes: z.number().int(),
      }),
    ),

  exportCsv: procedureFor('admin', 'content', 'export')
    .route({ method: 'GET', path: '/files.csv', tags })
    .input(filterSchema)
    .output(z.object({ fileName: z.string(), csv: z.string() })),

  read: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/files/{fileId}', tags })
    .errors({ FILE_NOT_FOUND })
    .input(target)
    .output(storedFileSchema.extend({ uses: z.array(fileUseSchema) })),

  /** A link to a ready file that lives a minute. */
  link: procedureFor('admin', 'content')
    .route({ method: 'POST', path: '/files/{fileId}/link', tags })
    .errors({ FILE_NOT_FOUND })
    .input(target)
    .output(z.object({ url: z.string() })),

  remove: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/files/{fileId}', tags })
    .errors({ FILE_IN_USE })
    .input(target)
    .output(z.object({ removed: z.boolean() })),

  /** Removes files that nothing shows and that are older than a day. */
  removeOrphans: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/files', tags })
    .output(z.object({ removed: z.number().int(), bytes: z.number().int() })),
};
