import * as z from 'zod';

/**
 * Text that a person typed. Control characters are refused here, because PostgreSQL does not
 * store NUL, and calendar files and mail headers give line breaks a meaning.
 */
export function lineOfText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);
}

/** The same, with line breaks: paragraphs as a text area sends them. */
export function blockOfText(maxLength: number) {
  return z
    .string()
    .trim()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .max(maxLength)
    .regex(/^[\P{Cc}\n\t]*$/u);
}
