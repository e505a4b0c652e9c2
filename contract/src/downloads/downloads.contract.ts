import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { itemIdSchema, itemKindSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { fileIdSchema } from '../media/media.schemas.ts';
import { isShortPeriod, period } from '../period.ts';
import { downloadErrors } from './downloads.errors.ts';
import { shelfItemSchema } from './shelf.schemas.ts';

const { DOWNLOAD_NOT_FOUND, NOT_ENTITLED } = downloadErrors;

const tags = ['downloads'];
const day = z.iso.date();

export const downloadsContract = {
  /**
   * A link to an item's file, for a member who has access. The storage rejects it after a few
   * minutes; requesting it again within that time counts as the same download.
   */
  request: procedureFor('member', 'download')
    .route({ method: 'POST', path: '/downloads', tags })
    .errors({ DOWNLOAD_NOT_FOUND, NOT_ENTITLED })
    .input(z.object({ item: itemIdSchema, file: fileIdSchema }))
    .output(z.object({ url: z.string(), fileName: z.string() })),

  /** Books, indicators and fact sheets that the caller owns, owned or has downloaded. */
  shelf: procedureFor('member')
    .meta(reads('catalogue'))
    .route({ method: 'GET', path: '/me/shelf', tags })
    .input(z.object({ language: languageSchema }))
    .output(z.array(shelfItemSchema)),

  /** Downloads by day and by item between two days, both inclusive. */
  statistics: procedureFor('admin', 'traffic')
    .route({ method: 'GET', path: '/downloads/statistics', tags })
    .input(
      z
        .object({
          ...period,
          kind: itemKindSchema.optional(),
          /** Only free items other than indicators. */
          isFree: z.stringbool().optional(),
          /** Also lists public items without downloads; requires the kind. */
          withUnused: z.stringbool().optional(),
          language: languageSchema,
        })
        .refine(isShortPeriod),
    )
    .output(
      z.object({
        total: z.number().int(),
        days: z.array(z.object({ day, downloads: z.number().int() })),
        items: z.array(
          z.object({
            id: itemIdSchema,
            kind: itemKindSchema,
            title: z.string(),
            downloads: z.number().int(),
          }),
        ),
      }),
    ),
};
