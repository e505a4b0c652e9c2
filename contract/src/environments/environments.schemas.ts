import * as z from 'zod';
import { partNames, readinessNames } from '../part-names.ts';

/** `off`: not configured, which isn't a failure. `unknown`: no information yet. */
export const partStates = ['working', 'failing', 'off', 'unknown'] as const;

export type PartState = (typeof partStates)[number];

export const partSchema = z.object({
  part: z.enum(partNames),
  state: z.enum(partStates),
  checkedAt: z.date().nullable(),
  /** Since when it has been in this state. */
  since: z.date().nullable(),
  lastFailure: z.object({ at: z.date(), message: z.string() }).nullable(),
});

export type Part = z.infer<typeof partSchema>;

export const deadLetterSchema = z.object({
  id: z.uuid(),
  job: z.string(),
  failedAt: z.date(),
  message: z.string(),
  attempts: z.number().int(),
  /** The job's payload; null if it is sealed. */
  payload: z.string().nullable(),
});

export type DeadLetter = z.infer<typeof deadLetterSchema>;

/** A configuration value of the server. Secrets are never included. */
export const variableSchema = z.object({
  name: z.string(),
  isSet: z.boolean(),
  isSecret: z.boolean(),
  value: z.string().nullable(),
});

export const readinessSchema = z.object({
  name: z.enum(readinessNames),
  state: z.enum(['done', 'open', 'unknown']),
  /** Sample content blocks the launch unless a reason is given. */
  isBlocking: z.boolean(),
  /** Where to fix it; null for server configuration. */
  path: z.string().nullable(),
});

export type Readiness = z.infer<typeof readinessSchema>;
