import { parse } from 'yaml';
import { z } from 'zod';

const logSchema = z.strictObject({
  /** Printed with a number at the top of each page: "Session 1". */
  title: z.string(),
  count: z.int().min(1).max(60),
  fields: z.array(z.string()).min(1),
  before: z.array(z.string()),
  /** Columns of the trade table, with their share of the width. */
  columns: z.array(z.strictObject({ name: z.string(), share: z.number().positive() })).min(2),
  rows: z.int().min(1).max(12),
  checks: z.array(z.string()),
  after: z.array(z.string()),
  /** After how many pages a review follows, and its questions. */
  review: z.strictObject({
    every: z.int().min(2),
    title: z.string(),
    fields: z.array(z.string()),
    questions: z.array(z.string()),
  }),
});

export type Log = z.infer<typeof logSchema>;

/** A Markdown block fenced as `log`: pages to fill in. */
export function parseLog(source: string): Log {
  return logSchema.parse(parse(source));
}
