import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { learningErrors } from './learning.errors.ts';

const tags = ['certificates'];
const { CERTIFICATE_NOT_FOUND } = learningErrors;

/** Part of the public page's URL. */
export const certificateCodeSchema = z.string().regex(/^[A-Z0-9]{12}$/);

const certificate = {
  code: certificateCodeSchema,
  /** Numbered per year: DTA-2026-000042. */
  number: z.string(),
  courseTitle: z.string(),
  /** Null if the course no longer has a public page. */
  courseSlug: slugSchema.nullable(),
  /** The course's current instructor, by slug. */
  instructor: z.string().nullable(),
  lessons: z.number().int(),
  issuedAt: z.date(),
  isRevoked: z.boolean(),
};

export const ownCertificateSchema = z.object({
  ...certificate,
  holder: z.string(),
  /** Whether the public page names the holder. */
  showsName: z.boolean(),
});

export type OwnCertificate = z.infer<typeof ownCertificateSchema>;

/** What anyone with the code can see. */
export const publicCertificateSchema = z.object({
  ...certificate,
  /** Null if the holder doesn't want to be named, or it was replaced. */
  holder: z.string().nullable(),
  /** The certificate that replaced it with a correction; null for a current one. */
  replacement: z.object({ code: certificateCodeSchema, number: z.string() }).nullable(),
});

export type PublicCertificate = z.infer<typeof publicCertificateSchema>;

export const certificatesContract = {
  mine: procedureFor('member')
    .meta(reads('catalogue:course'))
    .route({ method: 'GET', path: '/me/certificates', tags })
    .output(z.array(ownCertificateSchema)),

  /** Sets whether the public page names the holder. */
  showName: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/me/certificates/{code}', tags })
    .errors({ CERTIFICATE_NOT_FOUND })
    .input(z.object({ code: certificateCodeSchema, showsName: z.boolean() }))
    .output(z.object({})),

  verify: procedureFor('public')
    .meta(reads())
    .route({ method: 'GET', path: '/certificates/{code}', tags })
    .errors({ CERTIFICATE_NOT_FOUND })
    .input(z.object({ code: z.string().max(40) }))
    .output(publicCertificateSchema),
};
