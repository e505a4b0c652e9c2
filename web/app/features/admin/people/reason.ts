const minReasonLength = 3;
export const maxReasonLength = 500;

/** The reason as the log stores it: one line. Undefined if it is too short or too long. */
export function parseReason(text: string): string | undefined {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length >= minReasonLength && line.length <= maxReasonLength ? line : undefined;
}
