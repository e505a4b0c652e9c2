import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { singleLineText } from '../text.ts';
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
  search: singleLineText(100).default(''),
  purpose: z.enum(filePurposes).optional(),
  state: z.enum(fileStates).optional(),
  /** Only unused files. */
  isOrphan: z.stringbool().optional(),
});

/**
 * The academy's files. Bytes travel between browser and storage through signed URLs, never through
 * this API; no upload is served before it was checked and re-encoded.
 */
export const mediaContract = {
  /** Starts an upload. Its parts are then sent to signed URLs, in any order; retries are safe. */
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
   * The progress of an upload, to resume it. Other administrators' uploads are reported as not
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
   * All parts were sent: the file goes into quarantine and is checked. The digests of the parts, in
   * order, prove that the upload is intact. Idempotent.
   */
  completeUpload: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/files/{fileId}/upload/completion', tags })
    .errors({ UPLOAD_INCOMPLETE, UPLOAD_NOT_FOUND })
    .input(target.extend({ partDigests: z.array(sha256).min(1).max(128) }))
    .output(storedFileSchema),

  /** Aborts an upload and removes its parts. */
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
        /** The total of all matching files. */
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

  /** A link to a ready file, valid for one minute. */
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

  /** Removes unused files that are older than a day. */
  removeOrphans: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/files', tags })
    .output(z.object({ removed: z.number().int(), bytes: z.number().int() })),
};
