import type * as z from 'zod';
import { FileFormatError, type TextFile } from './text-file.ts';

/** The front matter parsed with a schema, or an error that names file and field. */
export function parseFrontMatter<Schema extends z.ZodType>(
  schema: Schema,
  { facts }: TextFile,
  path: string,
): z.output<Schema> {
  const parsed = schema.safeParse(facts);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new FileFormatError(
    path,
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`,
  );
}
