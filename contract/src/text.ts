import * as z from 'zod';

/**
 * User input. Control characters are rejected, because PostgreSQL can't store NUL, and line breaks
 * have a meaning in calendar files and mail headers.
 */
export function singleLineText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);
}

/** The same with line breaks, for text areas. */
export function multiLineText(maxLength: number) {
  return z
    .string()
    .trim()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .max(maxLength)
    .regex(/^[\P{Cc}\n\t]*$/u);
}
